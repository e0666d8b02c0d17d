import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts';
import { openMigrationPool } from '../../platform/db/pool.ts';
import { prepareDatabase } from '../../platform/db/prepare.ts';
import { databaseUrlOf } from '../processes/server-process.ts';

// `npm run check:upgrade -- <release> [tests]`: runs an earlier release's tests on the current schema.

const root = path.resolve(import.meta.dirname, '../../../../..');
const usual = ['orders', 'menu', 'payouts', 'settings', 'integrations', 'team'];
const usualTests = usual.map((domain) => `apps/api/src/domains/${domain}`);

/** Writes the files of a release, with the current packages. */
function checkOut(release: string, folder: string): void {
  const files = execFileSync('git', ['archive', release], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@counter')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  mkdirSync(path.join(packages, '@counter'));
  for (const workspaces of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(folder, workspaces))) {
      const workspace = path.join(folder, workspaces, name);
      symlinkSync(workspace, path.join(packages, '@counter', name));
      const own = path.join(root, workspaces, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, path.join(workspace, 'node_modules'));
    }
  }
}

/**
 * Migrates the template database to the current schema, and deletes the records of migrations that the release doesn't
 * know. Returns their names.
 */
async function prepareTemplate(connection: Parameters<typeof prepareDatabase>[0], old: string) {
  await prepareDatabase(connection);
  const pool = openMigrationPool(connection);
  const known = readdirSync(path.join(old, 'apps/api/migrations'));
  const { rows } = await pool.query<{ name: string }>(
    `delete from schema_migrations where split_part(name, '@', 1) <> all ($1) returning name`,
    [known],
  );
  await pool.end();
  return rows.map(({ name }) => name.replace(/@.*$/, ''));
}

async function run(release: string, tests: readonly string[]): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-upgrade-'));
  const old = path.join(folder, 'release');
  mkdirSync(old);
  checkOut(release, old);
  const server = await startEmbeddedPostgres(path.join(folder, 'data'));
  try {
    const template = { ...server.connection, database: 'template1' };
    const added = await prepareTemplate(template, old);
    console.log(
      `The tests of ${release} run after these migrations: ${added.join(', ') || 'none'}`,
    );
    const vitest = spawn('npx', ['vitest', 'run', '--project', 'api', ...tests], {
      cwd: old,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrlOf(server.connection) },
    });
    await once(vitest, 'close');
    return vitest.exitCode ?? 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

const [release, ...tests] = process.argv.slice(2);
if (release === undefined) {
  console.error('Name a release: npm run check:upgrade -- v1.2.0');
  process.exitCode = 1;
} else {
  process.exitCode = await run(release, tests.length > 0 ? tests : usualTests);
}
