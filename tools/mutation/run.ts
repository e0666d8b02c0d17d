import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../processes.ts';
import { Bench, type Trial } from './bench.ts';
import { findMutants } from './mutants.ts';
import { findAgain, recordOf, type Recorded } from './missed.ts';
import { sampleByGroup, seededRandom } from './sample.ts';
import { isRule, sliceOf } from './slices.ts';

const usage = `npm run test:mutation -- [--changed main] [--only orders] [--under apps/api] [--count 63] [--seed 1] [--min 95] [--fast]
                          [--missed missed.json] [--again missed.json]

Makes wrong changes to the code, one at a time in a copy, and runs the tests of the changed domain.
A change that no test notices is listed. With --fast, browser tests are left out.
--missed keeps that list in a file, and --again makes the changes of such a file once more. Exits with 1 if fewer than --min percent were noticed.`;

const { values } = parseArgs({
  options: {
    changed: { type: 'string' },
    only: { type: 'string' },
    under: { type: 'string', default: '' },
    count: { type: 'string', default: '63' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '95' },
    fast: { type: 'boolean' },
    missed: { type: 'string' },
    again: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const sources = '{packages,apps}/*/src/**/*.{ts,tsx}';

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
}

/** Lists the files to change: those that differ from a commit, or all. */
function listFiles(): string[] {
  const files = globSync(sources, { cwd: root }).filter(isRule);
  const { changed, only, under } = values;
  const differing = changed ? new Set(git('diff', '--name-only', changed).split('\n')) : undefined;
  return files
    .filter((file) => !differing || differing.has(file))
    .filter((file) => file.startsWith(under))
    .filter((file) => !only || sliceOf(file) === only)
    .toSorted();
}

function listTrials(files: readonly string[]): Trial[] {
  return files.flatMap((file) => findIn(file, readFileSync(join(root, file), 'utf8')));
}

function findIn(file: string, source: string): Trial[] {
  return findMutants(file, source).map((mutant) => {
    const text = source.slice(mutant.start, mutant.end);
    return { ...mutant, file, text, line: source.slice(0, mutant.start).split('\n').length };
  });
}

function describe({ file, kind, text, line, replacement }: Trial): string {
  return `${file}:${line} ${kind}\n    - ${text}\n    + ${replacement}`;
}

/** Says how long the rest may take, judging by those before. */
function estimateRest(began: number, done: number, all: number): string {
  const minutes = ((Date.now() - began) / 60_000 / done) * (all - done);
  return done < all ? `, about ${Math.ceil(minutes)} min to go` : '';
}

async function tryAll(trials: readonly Trial[]): Promise<Trial[]> {
  const bench = new Bench({ browser: !values.fast });
  try {
    const missed: Trial[] = [];
    const start = Date.now();
    for (const [index, trial] of trials.entries()) {
      const began = Date.now();
      const [failure] = await bench.try(trial);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      if (!failure) missed.push(trial);
      const outcome = failure ? `noticed by ${failure.test}: ${failure.reason}` : 'MISSED';
      const took = `${seconds} s${estimateRest(start, index + 1, trials.length)}`;
      console.log(`${index + 1}/${trials.length} ${describe(trial)}\n  ${outcome}, ${took}`);
      if (values.missed)
        writeFileSync(values.missed, JSON.stringify(missed.map(recordOf), null, 2));
    }
    return missed;
  } finally {
    await bench.close();
  }
}

function chooseTrials(): Trial[] {
  const all = listTrials(listFiles());
  if (values.again) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by --missed
    const recorded = JSON.parse(readFileSync(values.again, 'utf8')) as readonly Recorded[];
    return recorded.map((one) => findAgain(all, one));
  }
  const random = seededRandom(Number(values.seed));
  return sampleByGroup(all, ({ file }) => sliceOf(file), Number(values.count), random);
}

async function main(): Promise<void> {
  const trials = chooseTrials();
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
