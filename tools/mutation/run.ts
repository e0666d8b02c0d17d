import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../processes.ts';
import { Bench, type Trial } from './bench.ts';
import { findMutants } from './mutants.ts';
import { sampleByGroup, seededRandom } from './sample.ts';
import { sliceOf } from './slices.ts';

const usage = `npm run test:mutation -- [--changed main] [--only orders] [--under apps/api] [--count 63] [--seed 1] [--min 95] [--fast]

Makes wrong changes to the code, one at a time in a copy, and runs the tests of the changed domain.
A change that no test notices is listed. With --fast, browser tests are left out. Exits with 1 if fewer than --min percent were noticed.`;

const { values } = parseArgs({
  options: {
    changed: { type: 'string' },
    only: { type: 'string' },
    under: { type: 'string', default: '' },
    count: { type: 'string', default: '63' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '95' },
    fast: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const sources = '{packages,apps}/*/src/**/*.{ts,tsx}';
const notRules = /\.(test|text|tables|d|gen|module)\.|\/testing\/|\/routeTree|\/demo\//;

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

function describe({ file, kind, start, end, replacement }: Trial): string {
  const source = readFileSync(join(root, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  return `${file}:${line} ${kind}\n    - ${source.slice(start, end)}\n    + ${replacement}`;
}

async function tryAll(trials: readonly Trial[]): Promise<Trial[]> {
  const bench = new Bench({ browser: !values.fast });
  try {
    const missed: Trial[] = [];
    for (const [index, trial] of trials.entries()) {
      const began = Date.now();
      const [failure] = await bench.try(trial);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      if (!failure) missed.push(trial);
      const outcome = failure ? `noticed by ${failure.test}: ${failure.reason}` : 'MISSED';
      console.log(`${index + 1}/${trials.length} ${describe(trial)}\n  ${outcome}, ${seconds} s`);
    }
    return missed;
  } finally {
    await bench.close();
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
