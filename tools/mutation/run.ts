import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCode, root } from '../processes.ts';
import { applyMutant, findMutants, type Mutant } from './mutants.ts';
import { sampleByGroup, seededRandom } from './sample.ts';
import { browserFolderOf, sliceOf, testFoldersOf } from './slices.ts';

type Trial = Mutant & { readonly file: string };

const usage = `npm run test:mutation -- [--changed main] [--only orders] [--under apps/api] [--count 63] [--seed 1] [--min 95]

Makes wrong changes to the code, one at a time in a copy, and runs the tests of the changed domain.
A change that no test notices is listed. Exits with 1 if fewer than --min percent were noticed.`;

const { values } = parseArgs({
  options: {
    changed: { type: 'string' },
    only: { type: 'string' },
    under: { type: 'string', default: '' },
    count: { type: 'string', default: '63' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '95' },
    help: { type: 'boolean' },
  },
});

const sources = '{packages,apps}/*/src/**/*.{ts,tsx}';
const notRules = /\.(test|text|tables|d|gen|module)\.|\/testing\/|\/routeTree|\/demo\//;
const timeoutMs = 300_000;

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
}

/** Lists the files to change: those that differ from a commit, or all. */
function listFiles(): string[] {
  const files = globSync(sources, { cwd: root }).filter((file) => !notRules.test(file));
  const { changed, only, under } = values;
  const differing = changed ? new Set(git('diff', '--name-only', changed).split('\n')) : undefined;
  return files
    .filter((file) => !differing || differing.has(file))
    .filter((file) => file.startsWith(under))
    .filter((file) => !only || sliceOf(file) === only)
    .toSorted();
}

function listTrials(files: readonly string[]): Trial[] {
  return files.flatMap((file) =>
    findMutants(file, readFileSync(join(root, file), 'utf8')).map((mutant) => ({
      ...mutant,
      file,
    })),
  );
}

/** Copies what git tracks, with the packages as hard links. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'counter-mutation-'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split(
    '\0',
  )) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  return copy;
}

async function succeeds(cwd: string, command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { cwd, stdio: 'ignore', timeout: timeoutMs });
  return (await exitCode(child)) === 0;
}

/** Runs the fast tests that belong to a file; returns whether all pass. */
function fastTestsPass(copy: string, file: string): Promise<boolean> {
  const folders = testFoldersOf(file);
  return succeeds(copy, 'npx', 'vitest', 'run', ...folders, '--bail=1', '--passWithNoTests');
}

/** Builds the pages and runs the browser tests that belong to a file; returns whether all pass. */
async function browserTestsPass(copy: string, file: string): Promise<boolean> {
  const folder = browserFolderOf(file);
  if (!folder) return true;
  if (!(await succeeds(copy, 'npm', 'run', 'build'))) return false;
  const options = ['--project=desktop', '--retries=0', '--max-failures=1', '--pass-with-no-tests'];
  return succeeds(join(copy, 'e2e'), 'npx', 'playwright', 'test', folder, ...options);
}

async function testsPass(copy: string, file: string): Promise<boolean> {
  return (await fastTestsPass(copy, file)) && (await browserTestsPass(copy, file));
}

async function isNoticed(copy: string, { file, ...mutant }: Trial): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(source, mutant));
  try {
    return !(await testsPass(copy, file));
  } finally {
    writeFileSync(path, source);
  }
}

function describe({ file, kind, start, end, replacement }: Trial): string {
  const source = readFileSync(join(root, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  return `${file}:${line} ${kind}\n    - ${source.slice(start, end)}\n    + ${replacement}`;
}

/** Throws for a domain whose tests fail without any change: its mutants would all seem noticed. */
async function checkUnchanged(copy: string, trials: readonly Trial[]): Promise<void> {
  const testsOf = ({ file }: Trial) => [...testFoldersOf(file), browserFolderOf(file)].join(' ');
  for (const [tests, [first]] of Map.groupBy(trials, testsOf)) {
    if (first && !(await testsPass(copy, first.file))) {
      throw new Error(`${tests} fail without a change. Mend them first.`);
    }
  }
}

async function tryAll(trials: readonly Trial[]): Promise<Trial[]> {
  const copy = copyProject();
  try {
    await checkUnchanged(copy, trials);
    const missed: Trial[] = [];
    for (const [index, trial] of trials.entries()) {
      const noticed = await isNoticed(copy, trial);
      if (!noticed) missed.push(trial);
      console.log(
        `${index + 1}/${trials.length} ${noticed ? 'noticed' : 'MISSED'} ${describe(trial)}`,
      );
    }
    return missed;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function main(): Promise<void> {
  const random = seededRandom(Number(values.seed));
  const trials = sampleByGroup(
    listTrials(listFiles()),
    ({ file }) => sliceOf(file),
    Number(values.count),
    random,
  );
  const missed = await tryAll(trials);
  const share = (100 * (trials.length - missed.length)) / Math.max(1, trials.length);
  console.log(
    `\n${trials.length - missed.length} of ${trials.length} noticed (${share.toFixed(1)} %)`,
  );
  for (const trial of missed) console.log(describe(trial));
  process.exitCode = share >= Number(values.min) ? 0 : 1;
}

if (values.help) console.log(usage);
else await main();
