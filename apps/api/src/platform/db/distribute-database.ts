import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { findCluster, refuseCompany, type Cluster } from './distribution/cluster.ts';
import { distributeTables, type Distribution } from './distribution/distribute.ts';
import { openForMigrations } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

type Options = {
  /** The number of shards for stores' tables that aren't distributed yet. Shards can move to more nodes later. */
  readonly shards: number;
  readonly onProgress: (line: string) => void;
};

/** A connection that was just closed stays visible for a moment. */
const looks = { tries: 10, pauseMs: 200 };

/**
 * Migrates a database and distributes it over the nodes of its Citus cluster. Throws a sentence for the person if it
 * can't.
 */
export async function distributeDatabase(
  connection: Connection,
  { shards, onProgress }: Options,
): Promise<Distribution & { readonly cluster: Cluster }> {
  const db = openForMigrations(connection);
  try {
    const cluster = await findCluster(db);
    for (let tries = 1; ; tries += 1) {
      try {
        await refuseCompany(db);
        break;
      } catch (error) {
        if (tries === looks.tries) throw error;
      }
      await delay(looks.pauseMs);
    }
    await prepareDatabase(connection, { distributes: true });
    return { cluster, ...(await distributeTables(db, shards, onProgress)) };
  } finally {
    await db.destroy();
  }
}
