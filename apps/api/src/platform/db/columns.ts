import type { ColumnType } from 'kysely';

/** jsonb: read as parsed, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The same with a default value. */
export type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;

/** Filled by the database and never changed afterwards. */
export type Identity = ColumnType<number, number | undefined, never>;
