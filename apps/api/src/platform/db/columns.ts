import type { ColumnType, SelectType } from 'kysely';

/** jsonb: read as parsed, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The same with a default value. */
export type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;

/** Filled by the database and never changed afterwards. */
export type Identity = ColumnType<number, number | undefined, never>;

/** The columns of an owner's table that a view shows to other domains, which cannot write them. */
export type Published<Tables, Table extends keyof Tables, Column extends keyof Tables[Table]> = {
  readonly [Name in Column]: ColumnType<SelectType<Tables[Table][Name]>, never, never>;
};
