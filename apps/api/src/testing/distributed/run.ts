import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCluster } from '../../platform/db/distribution/cluster.ts';
import { openForMigrations } from '../../platform/db/migrate.ts';
import type { CollectedStatement } from './collect.ts';
import { judge } from './judge.ts';
import { manyNodes } from './many-nodes.ts';
import { playRush } from './play-rush.ts';

// `npm run test:distributed -- [tests]`: runs API tests on a Citus cluster, checks that each statement runs on one
// node, and plays the short rush.

const root = path.resolve(import.meta.dirname, '../../../../..');
const hot = [
  'orders',
  'menu',
  'storefront',
  'ledger',
  'payouts',
  'adjustments',
  'payments',
  'store',
  'integrations',
  'consumers',
  'notifications',
  'printing',
];
const usualTests = [
  'distribution.cluster.test.ts',
  ...hot.map((domain) => `apps/api/src/domains/${domain}/`),
  // Leaves out the dispatcher's own test: it covers skipping events, which a cluster doesn't do.
  ...['act', 'once', 'audit/', 'stream/', 'outbox/wake'].map(
    (part) => `apps/api/src/platform/events/${part}`,
  ),
];

async function requireCluster(address: string | undefined): Promise<string> {
  if (!address) {
    throw new Error(
      'Set DATABASE_URL to a database on the coordinator of a Citus cluster. Its user has to be able to create databases on every node.',
    );
  }
  const db = openForMigrations({ connectionString: address });
  try {
    await findCluster(db);
  } finally {
    await db.destroy();
  }
  return address;
}

function readStatements(folder: string): CollectedStatement[] {
  return (
    readdirSync(folder)
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
      .filter((line) => line !== '')
      // oxlint-disable-next-line typescript/no-unsafe-return -- written by collect.ts
      .map((line): CollectedStatement => JSON.parse(line))
  );
}

async function run(tests: readonly string[]): Promise<number> {
  const address = await requireCluster(
    process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'],
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-statements-'));
  try {
    const words = [
      'vitest',
      'run',
      '--project',
      'api',
      '--project',
      'cluster',
      '--testTimeout=120000',
      '--hookTimeout=180000',
    ];
    const { status } = spawnSync('npx', [...words, ...(tests.length > 0 ? tests : usualTests)], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: address,
        TEST_DISTRIBUTED: 'yes',
        STATEMENTS_FOLDER: folder,
      },
    });
    const verdict = judge(readStatements(folder), manyNodes);
    console.log(
      `${verdict.onCoordinator} statements ran on the coordinator, ${verdict.onOneNode} on one node (${verdict.inSteps} of them in steps), and ${verdict.declared} on several, as declared.`,
    );
    for (const fault of verdict.faults) console.log(`  ${fault}`);
    const isGood = status === 0 && verdict.faults.length === 0;
    // Skip the rush, which takes minutes, when only selected tests run.
    const isCalm = tests.length > 0 || (await playRush(address, root));
    return isGood && isCalm ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
