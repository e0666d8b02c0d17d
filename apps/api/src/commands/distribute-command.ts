import { InvalidArgumentError, type Command } from 'commander';
import { checkBooks } from '../books.ts';
import type { Database } from '../database.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Connection } from '../platform/db/connection.ts';
import { openDatabase } from '../platform/db/database.ts';
import { distributeDatabase } from '../platform/db/distribute-database.ts';
import { findServer } from '../platform/db/find-server.ts';
import { openPool } from '../platform/db/pool.ts';
import { tryConnection } from '../platform/db/prepare.ts';
import { requireDatabase } from '../platform/db/require-database.ts';
import type { Terminal } from './terminal.ts';

const usualShards = 32;

function parseShards(text: string): number {
  const shards = Number(text);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024) {
    throw new InvalidArgumentError('Give a number from 1 to 1024.');
  }
  return shards;
}

/** Adds the command that distributes the database over a Citus cluster. */
export function addDistributeCommand(program: Command, { environment, print }: Terminal): void {
  program
    .command('distribute')
    .description('Distribute the database over the nodes of its Citus cluster, by store')
    .option('--shards <number>', 'pieces to cut tables into', parseShards, usualShards)
    .action(async ({ shards }: { shards: number }) => {
      const config = readConfig(environment);
      requireDatabase(config);
      const server = await findServer(config);
      try {
        await tryConnection(server.connection);
        const done = await distributeDatabase(server.connection, { shards, onProgress: print });
        print(
          `Citus ${done.cluster.version}, ${done.cluster.workers} workers. ${done.byStore} tables are distributed by store, ${done.reference} are on every node, ${done.local} on the coordinator.`,
        );
        print(`Moved and counted ${done.rows} rows. Added ${done.keysAdded} foreign keys.`);
        print(
          `${done.keysGiven.length} foreign keys can't cross nodes and stay away: ${done.keysGiven.join(', ')}.`,
        );
        print(await checkAllBooks(server.connection));
      } finally {
        await server.stop();
      }
    });
}

async function checkAllBooks(connection: Connection): Promise<string> {
  const pool = openPool(connection, { max: 2, isDistributed: true });
  const faults: string[] = [];
  let stores = 0;
  try {
    for await (const books of checkBooks(openDatabase<Database>(pool))) {
      stores += 1;
      faults.push(...books.faults.map((fault) => `${books.storeUrl}: ${fault}`));
    }
  } finally {
    await pool.end();
  }
  if (faults.length === 0) return `The books of all ${stores} stores balance.`;
  throw new Error(`The books don't balance:\n${faults.slice(0, 20).join('\n')}`);
}
