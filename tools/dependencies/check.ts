import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../processes.ts';
import { findHits, isGrave, readAudit, readStoredList, type Advisory } from './advisories.ts';
import { isAllowed, licenceExceptions, licenceOf } from './licences.ts';
import { readLockfile, type Package } from './lockfile.ts';

const run = promisify(execFile);

/** A slow registry must not hold up the checks. */
const auditTimeoutMs = 20_000;

type Audit = { readonly source: string; readonly advisories: readonly Advisory[] };

/** Asks the registry and falls back to the stored list. */
async function audit(packages: readonly Package[]): Promise<Audit> {
  const answered = readAudit(await askRegistry());
  if (answered) return { source: 'npm audit', advisories: answered };
  const list = readStoredList(join(import.meta.dirname, 'advisories.json'));
  return {
    source: `the stored list (${list.advisories.length} advisories published until ${list.publishedUntil}), as the registry did not answer`,
    advisories: findHits(list, packages),
  };
}

async function askRegistry(): Promise<string> {
  try {
    const options = { cwd: root, timeout: auditTimeoutMs, maxBuffer: 32 * 1024 * 1024 };
    return (await run('npm', ['audit', '--json', '--fetch-retries=0'], options)).stdout;
  } catch (error) {
    // It also exits with 1 if it found advisories.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

function printLicences(title: string, packages: readonly Package[]): void {
  const counts = new Map<string, number>();
  for (const one of packages) {
    const licence = licenceOf(one) ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  console.log(`\n${title}: ${packages.length} packages`);
  for (const [licence, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(6)}  ${licence}`);
  }
}

function printList(packages: readonly Package[]): void {
  for (const one of packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const { name, version, development } = one;
    console.log([name, version, licenceOf(one) ?? 'none', development ? 'dev' : ''].join('\t'));
  }
}

async function main(): Promise<number> {
  const packages = readLockfile(join(root, 'package-lock.json'));
  if (process.argv.includes('--list')) printList(packages);
  printLicences(
    'Production',
    packages.filter(({ development }) => !development),
  );
  printLicences(
    'Development',
    packages.filter(({ development }) => development),
  );
  for (const { license, packages: names, reason } of licenceExceptions) {
    console.log(`${license} is allowed for ${names.source}: ${reason}`);
  }
  const refused = packages.filter((one) => !isAllowed(one));
  for (const one of refused) {
    console.log(
      `✗ ${one.name} ${one.version}: the licence ${licenceOf(one) ?? 'none'} is not allowed`,
    );
  }
  const { source, advisories } = await audit(packages);
  console.log(`\nAdvisories by ${source}: ${advisories.length} found`);
  for (const one of advisories) {
    console.log(
      `${isGrave(one) ? '✗' : ' '} ${one.package}: ${one.severity}, ${one.title} (${one.id})`,
    );
  }
  return refused.length + advisories.filter(isGrave).length;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
