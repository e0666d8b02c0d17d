import { sql } from 'kysely';

/**
 * Ids to compare a column with (`=`), as one value: a list in the statement's text (`in`) is another statement for each
 * length, which each connection prepares and keeps.
 */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
