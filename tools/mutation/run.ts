import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../processes.ts';
import { Bench, type Trial } from './bench.ts';
import { findMutants } from './mutants.ts';
import { findAgain, missed, recordOf, type Recorded } from './results.ts';
import { sampleByGroup, seededRandom } from './sample.ts';
import { isRule, mayForgetCalls, sliceOf } from './slices.ts';

const usage = `npm run test:mutation -- [--changed main] [--only orders] [--under apps/api] [--kinds "dropped limit,turned order"]
                          [--count 63] [--seed 1] [--min 95] [--fast] [--results results.json [--again]] [--benches 1]

Makes wrong changes to the code, one at a time in a copy, and runs the tests of the changed domain.
A change that no test notices is listed. --kinds makes only changes of these kinds. With --fast, browser tests are left out.
--results keeps the changes and what came of each in a file. If the file exists, the run goes on where it ended, and --again
tries those once more that were missed. --benches says how many are tried at once, each in its copy.
Exits with 1 if fewer than --min percent were noticed.`;

const { values } = parseArgs({
  options: {
    changed: { type: 'string' },
    only: { type: 'string' },
    under: { type: 'string', default: '' },
    kinds: { type: 'string' },
    count: { type: 'string', default: '63' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '95' },
    fast: { type: 'boolean' },
    benches: { type: 'string', default: '1' },
    results: { type: 'string' },
    again: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const kinds = values.kinds ? new Set(values.kinds.split(',')) : undefined;

const sources = '{packages,apps}/*/src/**/*.{ts,tsx}';

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
}

/** Lists the files to mutate: those that differ from a commit, or all. */
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
  const mutants = findMutants(file, source).filter(
    ({ kind }) => kind !== 'missed await' || mayForgetCalls(file),
  );
  return mutants.map((mutant) => {
    const text = source.slice(mutant.start, mutant.end);
    return { ...mutant, file, text, line: source.slice(0, mutant.start).split('\n').length };
  });
}

function describe({ file, kind, text, line, replacement }: Recorded): string {
  return `${file}:${line} ${kind}\n    - ${text}\n    + ${replacement}`;
}

/** Estimates the remaining time from the time so far. */
function estimateRest(began: number, done: number, all: number): string {
  const minutes = ((Date.now() - began) / 60_000 / done) * (all - done);
  return done < all ? `, about ${Math.ceil(minutes)} min to go` : '';
}

/** Tries the mutants without an outcome, saving each outcome at once. */
async function tryAll(all: readonly Recorded[]): Promise<Recorded[]> {
  const results = [...all];
  const open = all.flatMap((one, index) => (one.outcome ? [] : [{ one, index }]));
  const known = listTrials([...new Set(open.map(({ one }) => one.file))]);
  const waiting = open.map(({ one, index }) => ({ index, trial: findAgain(known, one) }));
  const start = Date.now();
  let done = 0;
  const work = async (bench: Bench): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { index, trial } = next;
      const began = Date.now();
      const [failure] = await bench.try(trial);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      const outcome = failure ? `noticed by ${failure.test}: ${failure.reason}` : missed;
      done += 1;
      const took = `${seconds} s${estimateRest(start, done, open.length)}`;
      console.log(`${done}/${open.length} ${describe(trial)}\n  ${outcome}, ${took}`);
      results[index] = { ...recordOf(trial), outcome };
      keep(results);
    }
  };
  const benches = Array.from(
    { length: Number(values.benches) },
    () => new Bench({ browser: !values.fast }),
  );
  try {
    await Promise.all(benches.map(work));
  } finally {
    await Promise.all(benches.map(async (bench) => bench.close()));
  }
  return results;
}

function keep(results: readonly Recorded[]): void {
  if (values.results) writeFileSync(values.results, `${JSON.stringify(results, null, 2)}\n`);
}

const naming = {
  groupOf: ({ file }: Trial) => sliceOf(file),
  kindOf: ({ kind }: Trial) => kind,
};

/** Loads the mutants of the results file, or picks new ones. */
function chooseTrials(): Recorded[] {
  const { results, again, count, seed } = values;
  if (results && existsSync(results)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by a run before
    const recorded = JSON.parse(readFileSync(results, 'utf8')) as readonly Recorded[];
    return recorded.map((one) => (again && one.outcome === missed ? recordOf(one) : one));
  }
  const all = listTrials(listFiles()).filter(({ kind }) => !kinds || kinds.has(kind));
  const random = seededRandom(Number(seed));
  const picked = sampleByGroup(all, naming, Number(count), random);
  return picked.map(recordOf);
}

async function main(): Promise<void> {
  const trials = chooseTrials();
  keep(trials);
  const results = await tryAll(trials);
  const survivors = results.filter(({ outcome }) => outcome === missed);
  const share = (100 * (results.length - survivors.length)) / Math.max(1, results.length);
  console.log(
    `\n${results.length - survivors.length} of ${results.length} noticed (${share.toFixed(1)} %)`,
  );
  for (const survivor of survivors) console.log(describe(survivor));
  process.exitCode = share >= Number(values.min) ? 0 : 1;
}

if (values.help) console.log(usage);
else await main();
