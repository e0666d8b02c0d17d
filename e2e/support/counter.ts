import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';
import { databaseProcess, isRunning } from './database-process.ts';
import { pushService } from './push-service.ts';

const server = path.resolve(import.meta.dirname, '../../apps/demo/src/server.ts');

/** Node's compile cache. It makes a server start a third faster. */
const compileCache = path.resolve(import.meta.dirname, '../../node_modules/.cache/node');

/** A running Counter with its own data folder. */
export type Counter = {
  readonly url: string;
  readonly processId: number | undefined;
  /** Asks it to stop and waits until it and its database have exited. The folder can be copied then. */
  stop(): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Sends it a signal and waits until it has exited, regardless of its database. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

type Options = {
  readonly dataDir: string;
  readonly port?: number;
  /** Additional settings. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts the product as a user would, on a free port, and waits until it is ready. */
export async function startCounter({
  dataDir,
  port = 0,
  settings = {},
}: Options): Promise<Counter> {
  const child = fork(server, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      CALLS_PER_MINUTE: '0',
      PUSH_SERVICES: pushService,
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await readyUrl(child);
  return {
    url,
    processId: child.pid,
    stop: async () => {
      await end(child, 'SIGTERM');
      const database = await databaseProcess(dataDir);
      await expect.poll(() => isRunning(database), { timeout: 60_000 }).toBe(false);
    },
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    end: async (signal) => end(child, signal),
  };
}

/** Returns the URL that a started server prints. */
export async function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it served`)),
    );
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.url);
    });
  });
}

function isReady(message: unknown): message is { type: 'ready'; url: string } {
  return typeof message === 'object' && message !== null && 'url' in message;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
