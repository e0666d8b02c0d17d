import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureHaproxy,
  ensureNginx,
  ensureOpenssl,
  ensurePgbouncer,
} from './ensure-programs.ts';
import { run } from './processes.ts';
import { countExit, countReport } from './test-counts.ts';
import { buildWebIfStale } from './web-build.ts';
import type { Counts } from './test-counts.ts';

type Step = { name: string; check: () => Promise<Counts> };
type Outcome = Counts & { name: string; seconds: number };

const reports = mkdtempSync(join(tmpdir(), 'counter-test-'));

function script(
  name: string,
  npmScript: string,
  environment: Readonly<Record<string, string>> = {},
): Step {
  const check = async () =>
    countExit(await run('npm', ['run', '--silent', npmScript], environment));
  return { name, check };
}

async function checkMails(): Promise<Counts> {
  return countExit(await run('npm', ['run', '--silent', 'check:mails']));
}

async function checkUnits(installed: Promise<Programs>): Promise<Counts> {
  if ((await installed).openssl === undefined) return countExit(1);
  const report = join(reports, 'vitest.json');
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('npm', ['run', '--silent', 'test:unit', '--', ...reporting]);
  return countReport(report, code);
}

type Programs = {
  readonly chromium: string | undefined;
  readonly haproxy: string | undefined;
  readonly nginx: string | undefined;
  readonly pgbouncer: string | undefined;
  readonly openssl: string | undefined;
};

/** Installs the programs that tests need, one at a time. */
async function installPrograms(): Promise<Programs> {
  const openssl = await ensureOpenssl();
  const chromium = await ensureChromium();
  const haproxy = await ensureHaproxy();
  const nginx = await ensureNginx();
  return { chromium, haproxy, nginx, pgbouncer: await ensurePgbouncer(), openssl };
}

async function checkBrowser(installed: Promise<Programs>): Promise<Counts> {
  const { chromium, haproxy, nginx, pgbouncer } = await installed;
  if (!chromium || !haproxy || !nginx || !pgbouncer) return countExit(1);
  const report = join(reports, 'playwright.json');
  const command = ['test', '--silent', '-w', '@counter/e2e', '--', '--reporter=list,json'];
  const code = await run('npm', command, {
    CHROMIUM_PATH: chromium,
    HAPROXY_PATH: haproxy,
    NGINX_PATH: nginx,
    PGBOUNCER_PATH: pgbouncer,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countReport(report, code);
}

// Two lanes share a small machine's two cores. Steps that start early in one fill gaps in the other.
const lanesAfter = (installed: Promise<Programs>): readonly (readonly Step[])[] => [
  // A Go program: with less frequent garbage collection it takes an eighth less time in the same memory.
  [
    script('types and lint', 'check:lint', { GOGC: '400' }),
    // Programs are installed one at a time.
    { name: 'spam scores of mails', check: async () => installed.then(checkMails) },
  ],
  [
    { name: 'web build', check: async () => countExit(await buildWebIfStale()) },
    script('import rules', 'check:imports'),
    script('unused code', 'check:unused'),
    script('dependencies', 'check:dependencies'),
    script('format', 'check:format'),
    { name: 'unit and API tests', check: async () => checkUnits(installed) },
  ],
];

async function runStep({ name, check }: Step): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const counts = await check();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`── ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, ...counts };
}

async function runInTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    outcomes.push(await runStep(step));
  }
  return outcomes;
}

async function runAll(): Promise<Outcome[]> {
  // Downloads run while other work is going on.
  const installed = installPrograms();
  const checked = await Promise.all(lanesAfter(installed).map(runInTurn));
  // Alone, because they keep both cores busy and measure waiting times.
  const browser = await runStep({
    name: 'browser tests',
    check: async () => checkBrowser(installed),
  });
  return [...checked.flat(), browser];
}

function tableRow(name: string, passed: string, failed: string, seconds: string): string {
  return name.padEnd(20) + passed.padStart(8) + failed.padStart(8) + seconds.padStart(10);
}

function sum(outcomes: readonly Outcome[], count: (outcome: Outcome) => number): number {
  return outcomes.reduce((total, outcome) => total + count(outcome), 0);
}

function printNames(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`\n${[`${names.length} ${what}:`, ...names].join('\n  ')}`);
}

function printSummary(outcomes: readonly Outcome[]): number {
  console.log(`\n${tableRow('', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(tableRow(name, String(passed), String(failed), seconds.toFixed(1)));
  }
  const failed = sum(outcomes, (outcome) => outcome.failed);
  printNames(
    'failed',
    outcomes.flatMap((outcome) => outcome.broken),
  );
  printNames(
    'flaky',
    outcomes.flatMap((outcome) => outcome.flaky),
  );
  console.log(`\n${sum(outcomes, (outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed;
}

const failures = printSummary(await runAll());
rmSync(reports, { recursive: true });
process.exitCode = failures === 0 ? 0 : 1;
