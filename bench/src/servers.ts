import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

/** A server in a separate process. */
export type Server = {
  readonly url: string;
  /** Returns the process's CPU time in milliseconds, to 10 ms. Linux only. */
  cpuMs(): Promise<number>;
  /** Returns the process's resident memory in bytes. Linux only. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts Counter as a user would, with its own folder and a free port. */
export async function startProduct(
  dataDir: string,
  {
    demo = false,
    ...settings
  }: { readonly demo?: boolean; readonly DATABASE_POOL_SIZE?: string } = {},
): Promise<Server> {
  return startServer(path.join(repository, 'apps/demo/src/server.ts'), {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: demo ? 'on' : 'off',
    CALLS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  });
}

/** Starts a script that sends its parent `{ type: 'ready', url }` once it serves. */
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
    memory: async () => readMemory(child.pid),
    stop: () => stop(child),
  };
}

/**
 * Returns a process's CPU time in milliseconds, to 10 ms. After the command's name, fields 12 and 13 hold user and
 * system time in ticks of 10 ms (proc(5)).
 */
export async function readCpuMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
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
