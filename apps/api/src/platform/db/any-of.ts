import { sql } from 'kysely';

/**
 * Ids to compare a column with (`=`), bound as one array. `in` would make another statement for each length, which
 * every connection prepares and keeps.
 */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
