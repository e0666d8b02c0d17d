import { relative, resolve } from 'node:path';
import {
  createVitest,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { noEnd, type TestAnswer, type TestRequest } from './answers.ts';
import { isAsked, nearestFirst } from './near.ts';

const root = process.cwd();

/** After this long without a result, a mutant counts as detected, because it caused an endless loop. */
const silenceMs = 200_000;
const graceMs = 10_000;

/** The timeout of waits in screen tests. Half of all screen mutants are detected by a wait that times out. */
const screenWaitMs = 10_000;

/** The timeout of a test. */
const longestTestMs = 45_000;

/** A busy machine is slow to stop workers, and Vitest exits if that takes too long. */
const teardownMs = 300_000;

/** Stops a run at its first failure. */
class StopAtFailure implements Reporter {
  #vitest: Vitest | undefined;
  /** Resolves when a stopped run has ended. Until then, a new run would be stopped with it. */
  ended: Promise<void> = Promise.resolve();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  /** Called on each result. */
  heard: () => void = () => {};

  onTestCaseResult(test: { result: () => { state: string } }): void {
    this.heard();
    if (test.result().state !== 'failed' || !this.#vitest) return;
    this.ended = this.#vitest.cancelCurrentRun('test-failure');
  }
}

const stopAtFailure = new StopAtFailure();

/** Runs tests until one fails. */
async function findFailures(
  vitest: Vitest,
  tests: readonly TestSpecification[],
): Promise<TestAnswer> {
  const late = new AbortController();
  const giveUp = () => {
    late.abort();
    void vitest.cancelCurrentRun('keyboard-input');
  };
  // On the second request, Vitest kills a worker that doesn't respond.
  const timers = [silenceMs, silenceMs + graceMs].map((after) => setTimeout(giveUp, after));
  stopAtFailure.heard = () => timers.forEach((timer) => timer.refresh());
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests]);
  for (const timer of timers) clearTimeout(timer);
  await stopAtFailure.ended;
  const ran = new Set(tests.map(({ moduleId }) => moduleId));
  const failed = testModules.filter((module) => ran.has(module.moduleId) && !module.ok());
  const [unhandled] = unhandledErrors;
  if (failed.length === 0 && (late.signal.aborted || unhandled)) {
    const reason = unhandled instanceof Error ? `not handled: ${unhandled.message}` : noEnd;
    return tests.map(({ moduleId }) => ({ test: relative(root, moduleId), reason }));
  }
  return failed.map((module) => ({
    test: relative(root, module.moduleId),
    reason: reasonOf(module),
  }));
}

function reasonOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  const errors = test ? test.result().errors : module.errors();
  return `${test?.fullName ?? 'before its tests'}: ${errors?.[0]?.message.split('\n')[0]}`;
}

/** The file of the previous request, which was reverted since. */
let previous: string | undefined;

async function answer(vitest: Vitest, { file, tests, except }: TestRequest): Promise<TestAnswer> {
  for (const each of [previous ?? file, file]) vitest.invalidateFile(resolve(root, each));
  previous = file;
  const all = await vitest.globTestSpecifications(tests.map((each) => each.replace(/\*$/, '')));
  const byPath = Map.groupBy(all, ({ moduleId }) => relative(root, moduleId));
  const asked = [...byPath.keys()].filter((path) => isAsked(path, tests) && !except.includes(path));
  for (const group of nearestFirst(file, asked)) {
    const failed = await findFailures(
      vitest,
      group.flatMap((path) => byPath.get(path) ?? []),
    );
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Serves the parent process's requests. Vitest's modules and the database stay loaded between requests. */
async function serve(): Promise<void> {
  const vitest = await createVitest({
    root,
    watch: false,
    teardownTimeout: teardownMs,
    reporters: [stopAtFailure],
  });
  for (const project of vitest.projects) {
    const { config } = project;
    project.provide('screenWaitMs', screenWaitMs);
    config.testTimeout = Math.min(config.testTimeout, longestTestMs);
  }
  process.on('message', (request: TestRequest) => {
    void answer(vitest, request).then((found) => process.send?.(found));
  });
  process.once('disconnect', () => void vitest.close().then(() => process.exit()));
}

await serve();
