import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
import { exitCode, root } from '../processes.ts';
import { applyMutant } from './mutants.ts';
import type { Mutant } from './nodes.ts';
import { browserFolderOf, testsOf } from './slices.ts';
import { noEnd, type TestAnswer, type TestRequest } from './answers.ts';

/** A mutant, its file, and the text it replaces. */
export type Trial = Mutant & {
  readonly file: string;
  readonly line: number;
  readonly text: string;
};

const timeoutMs = 300_000;

/** A copy of the project in which mutants are tried and tests run. */
export class Bench {
  readonly #copy = copyProject();
  readonly #tests: ChildProcess;
  readonly #browser: boolean;

  constructor({ browser }: { browser: boolean }) {
    this.#browser = browser;
    const script = join(this.#copy, 'tools/mutation/test-process.ts');
    this.#tests = fork(script, { cwd: this.#copy });
  }

  /**
   * Applies a mutant, runs the tests of its domain and reverts it. Returns the tests that fail because of it. Tests
   * that also fail without it are skipped, and the others run without them.
   */
  async try(trial: Trial): Promise<TestAnswer> {
    const except = new Set<string>();
    let hasEndedLate = false;
    for (;;) {
      const failures = await this.#findFailuresOf(trial, except);
      const sound = await this.#keepSound(trial.file, failures);
      const isSure = sound.every(({ reason }) => reason !== noEnd);
      if ((sound.length > 0 && (isSure || hasEndedLate)) || failures.length === 0) return sound;
      // A busy machine may time out once.
      hasEndedLate = !isSure;
      if (hasEndedLate) continue;
      for (const { test } of failures) except.add(test);
    }
  }

  async close(): Promise<void> {
    this.#tests.disconnect();
    await once(this.#tests, 'exit');
    rmSync(this.#copy, { recursive: true });
  }

  async #findFailuresOf(
    { file, ...mutant }: Trial,
    except: ReadonlySet<string>,
  ): Promise<TestAnswer> {
    const path = join(this.#copy, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutant(source, mutant));
    try {
      const failures = await this.#run({ file, tests: testsOf(file), except: [...except] });
      const folder = this.#browser ? browserFolderOf(file) : undefined;
      if (failures.length > 0 || !folder || except.has(folder)) return failures;
      if (await this.#browserTestsPass(folder)) return [];
      return [{ test: folder, reason: 'in the browser' }];
    } finally {
      writeFileSync(path, source);
    }
  }

  async #run(request: TestRequest): Promise<TestAnswer> {
    this.#tests.send(request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process sends nothing else
    const [failures] = (await once(this.#tests, 'message')) as [TestAnswer];
    return failures;
  }

  /** Returns the first failure that doesn't happen without the mutant. */
  async #keepSound(file: string, failures: TestAnswer): Promise<TestAnswer> {
    for (const failure of failures) {
      const { test } = failure;
      // Retried, because a sound test may fail once on a busy machine.
      const isSound = (await this.#passes(file, test)) || (await this.#passes(file, test));
      if (isSound) return [failure];
      console.error(`${test} fails without a change.`);
    }
    return [];
  }

  async #passes(file: string, test: string): Promise<boolean> {
    if (!test.includes('.test.')) return this.#browserTestsPass(test);
    return (await this.#run({ file, tests: [test], except: [] })).length === 0;
  }

  /** Builds the pages and runs a folder of browser tests. Returns true if all pass. */
  async #browserTestsPass(folder: string): Promise<boolean> {
    if (!(await succeeds(this.#copy, 'npm', 'run', 'build'))) return false;
    const options = ['--project=desktop', '--retries=0', '--max-failures=1'];
    const command = ['playwright', 'test', folder, ...options, '--pass-with-no-tests'];
    return succeeds(join(this.#copy, 'e2e'), 'npx', ...command);
  }
}

/** Copies all files that git tracks, and hard-links the packages. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'counter-mutation-'));
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ['node_modules', ...globSync('apps/*/node_modules', { cwd: root })])
    execFileSync('cp', ['-al', join(root, folder), join(copy, folder)]);
  return copy;
}

async function succeeds(cwd: string, command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { cwd, stdio: 'ignore', timeout: timeoutMs });
  return (await exitCode(child)) === 0;
}
