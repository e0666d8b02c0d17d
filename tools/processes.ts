import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** The root of the repository, which is every command's working directory. */
export const root = resolve(import.meta.dirname, '..');

const usualLimitMs = 15_000;

/**
 * Runs a command to its end with inherited output. Returns its exit code: 1 if a signal ended it, 127 if it couldn't be
 * started.
 */
export function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return exitCode(child);
}

/** Returns a child's exit code once it has ended: 1 if a signal ended it, 127 if it never started. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(`Could not start ${child.spawnfile}: ${error.message}`);
      done(127);
    });
    child.once('exit', (code) => {
      done(code ?? 1);
    });
  });
}

/** Sends a child a signal, and kills it if it hasn't exited after a timeout. */
export function end(child: ChildProcess, signal: NodeJS.Signals, limitMs = usualLimitMs): void {
  if (!child.kill(signal)) return;
  const killer = setTimeout(() => {
    console.error(
      `Process ${child.pid} did not end within ${limitMs / 1000} seconds and was killed.`,
    );
    child.kill('SIGKILL');
  }, limitMs);
  child.once('exit', () => {
    clearTimeout(killer);
  });
}

/** Calls `stop` on the first Ctrl-C or termination signal and ignores repetitions. */
export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping) stop(signal);
      stopping = true;
    });
  }
}
