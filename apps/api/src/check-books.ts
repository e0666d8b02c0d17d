import { formatMoney } from '@counter/contract/shared';
import { checkBooks } from './books.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { findServer } from './platform/db/find-server.ts';
import { openPool } from './platform/db/pool.ts';
import { prepareDatabase } from './platform/db/prepare.ts';
import type { Database } from './database.ts';

const maxShown = 20;

/** Prints for every store if its books balance; returns the number of unbalanced ones. */
async function report(db: ReturnType<typeof openDatabase<Database>>): Promise<number> {
  let faulty = 0;
  for await (const { storeUrl, entries, balance, currency, faults } of checkBooks(db)) {
    const verdict = faults.length === 0 ? 'balances' : `${faults.length} faults`;
    const extent = `${entries} entries, balance ${formatMoney(balance, currency)}`;
    console.log(`${storeUrl}: ${verdict} (${extent})`);
    for (const fault of faults.slice(0, maxShown)) console.log(`  ${fault}`);
    if (faults.length > maxShown) console.log(`  and ${faults.length - maxShown} more`);
    if (faults.length > 0) faulty += 1;
  }
  return faulty;
}

const server = await findServer(readConfig(process.env));
const { isDistributed } = await prepareDatabase(server.connection);
const pool = openPool(server.connection, { max: 2, isDistributed });
try {
  const faulty = await report(openDatabase<Database>(pool));
  console.log(
    faulty === 0 ? 'All books balance.' : `The books of ${faulty} stores do not balance.`,
  );
  process.exitCode = faulty === 0 ? 0 : 1;
} finally {
  await pool.end();
  await server.stop();
}
