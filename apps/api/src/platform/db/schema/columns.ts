import type { ColumnType } from 'kysely';

/** jsonb: read as parsed, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** Filled by the database and never changed afterwards. */
export type Identity = ColumnType<number, number | undefined, never>;
