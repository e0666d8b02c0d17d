import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Db } from '../../platform/db/schema.ts';
import { onDatabase } from './databases.ts';

/**
 * Counts the statements in a test database that wait for a row lock. On a cluster they wait on the nodes with the row,
 * where the database has the same name.
 */
export async function countLockWaits(db: Db): Promise<number> {
  const named = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = named.rows[0]?.name ?? '';
  const counts = await Promise.all(
    inject('testServer').nodes.map(async (node) => {
      const client = new Client(onDatabase(node, name));
      await client.connect();
      try {
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = $1 and wait_event_type = 'Lock'`,
          [name],
        );
        return rows[0]?.waiting ?? 0;
      } finally {
        await client.end();
      }
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
