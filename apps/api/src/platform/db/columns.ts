import type { ColumnType, SelectType } from 'kysely';

/** A jsonb column: parsed on read, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A jsonb column with a default value. */
export type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;

/** A column that the database fills and nobody changes. */
export type Identity = ColumnType<number, number | undefined, never>;

/** The columns of a table that its domain publishes to others in a read-only view. */
export type Published<Tables, Table extends keyof Tables, Column extends keyof Tables[Table]> = {
  readonly [Name in Column]: ColumnType<SelectType<Tables[Table][Name]>, never, never>;
};
