import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

/** A server in a process of its own. */
export type Server = {
  readonly url: string;
  stop(): Promise<void>;
};

/** Starts Counter itself on a folder of its own, as a user would, on a free port. */
export async function startProduct(
  dataDir: string,
  { demo = false }: { readonly demo?: boolean } = {},
): Promise<Server> {
  return startServer(path.join(repository, 'apps/demo/src/server.ts'), {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: demo ? 'on' : 'off',
    CALLS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  });
}

/** Starts a file that tells its parent `{ type: 'ready', url }` once it serves. */
export async function startServer(
  file: string | URL,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = fork(file, {
    cwd: repository,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { url: await readyUrl(child), stop: () => stop(child) };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`A server ended with ${code} before it served.`)),
    );
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.url);
    });
  });
}

function isReady(message: unknown): message is { readonly type: 'ready'; readonly url: string } {
  return typeof message === 'object' && message !== null && 'url' in message;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
