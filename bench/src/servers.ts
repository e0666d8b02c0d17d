import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

/** A server in a process of its own. */
export type Server = {
  readonly url: string;
  /** Milliseconds of processor time that the process has used so far, to 10 ms. Linux alone tells. */
  cpuMs(): Promise<number>;
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
  return {
    url: await readyUrl(child),
    cpuMs: async () => readCpuMs(child.pid),
    stop: () => stop(child),
  };
}

/** Of the fields after the command's name, the 12th and 13th count user and system time in ticks of 10 ms. */
async function readCpuMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
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
