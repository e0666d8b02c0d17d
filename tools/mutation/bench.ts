import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, root } from '../processes.ts';
import { applyMutant, type Mutant } from './mutants.ts';
import { browserFolderOf, testsOf } from './slices.ts';
import type { TestAnswer, TestRequest } from './test-process.ts';

/** A wrong change, and the file it is made to. */
export type Trial = Mutant & { readonly file: string };

const timeoutMs = 300_000;

/** A copy of the project that wrong changes are made to, and the tests that run there. */
export class Bench {
  readonly #copy = copyProject();
  readonly #tests: ChildProcess;
  readonly #browser: boolean;
  /** Tests that are known to pass without a change. */
  readonly #sound = new Set<string>();

  constructor({ browser }: { browser: boolean }) {
    this.#browser = browser;
    const script = join(this.#copy, 'tools/mutation/test-process.ts');
    this.#tests = fork(script, { cwd: this.#copy });
  }

  /**
   * Makes a change, runs the tests of its domain and takes the change back. Returns the tests that fail
   * because of it: those that pass without it.
   */
  async try({ file, ...mutant }: Trial): Promise<TestAnswer> {
    const path = join(this.#copy, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutant(source, mutant));
    let failures: TestAnswer;
    try {
      failures = await this.#findFailures(file, testsOf(file), browserFolderOf(file));
    } finally {
      writeFileSync(path, source);
    }
    return this.#keepSound(file, failures);
  }

  async close(): Promise<void> {
    this.#tests.disconnect();
    await once(this.#tests, 'exit');
    rmSync(this.#copy, { recursive: true });
  }

  async #findFailures(
    file: string,
    tests: readonly string[],
    browserFolder?: string,
  ): Promise<TestAnswer> {
    const request: TestRequest = { file, tests };
    this.#tests.send(request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process sends nothing else
    const [failures] = (await once(this.#tests, 'message')) as [TestAnswer];
    if (failures.length > 0 || !browserFolder || !this.#browser) return failures;
    if (await this.#browserTestsPass(browserFolder)) return [];
    return [{ test: browserFolder, reason: 'in the browser' }];
  }

  async #keepSound(file: string, failures: TestAnswer): Promise<TestAnswer> {
    for (const { test } of failures.filter((failure) => !this.#sound.has(failure.test))) {
      const passes = test.includes('.test.')
        ? (await this.#findFailures(file, [test])).length === 0
        : await this.#browserTestsPass(test);
      if (passes) this.#sound.add(test);
      else console.error(`${test} fails without a change.`);
    }
    return failures.filter(({ test }) => this.#sound.has(test));
  }

  /** Builds the pages and runs a folder of browser tests; returns whether all pass. */
  async #browserTestsPass(folder: string): Promise<boolean> {
    if (!(await succeeds(this.#copy, 'npm', 'run', 'build'))) return false;
    const options = ['--project=desktop', '--retries=0', '--max-failures=1'];
    const command = ['playwright', 'test', folder, ...options, '--pass-with-no-tests'];
    return succeeds(join(this.#copy, 'e2e'), 'npx', ...command);
  }
}

/** Copies what git tracks, with the packages as hard links. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'counter-mutation-'));
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  return copy;
}

async function succeeds(cwd: string, command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { cwd, stdio: 'ignore', timeout: timeoutMs });
  return (await exitCode(child)) === 0;
}
