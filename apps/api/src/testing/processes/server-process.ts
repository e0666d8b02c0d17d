import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '../../platform/db/connection.ts';
import { writeBuilds } from './builds.ts';
import { fastestFolder } from './test-server.ts';

/** A program of Counter in its own process, as in production. */
export type ProgramProcess = {
  readonly child: ChildProcess;
  /** Resolves with the server's URL once it serves requests. Rejects with its error output if it exits. */
  readonly ready: Promise<string>;
  /** Resolves with the URL of the management port, if there is one. */
  readonly management: Promise<string | undefined>;
  /** Resolves when the process has exited. */
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  /** Returns the standard output so far. */
  readonly output: () => string;
};

/** The log line of a server that serves requests. */
type Ready = { readonly url: string; readonly managementUrl?: string };

/** An environment to run programs in. */
export type Home = {
  /** An empty folder. */
  readonly folder: string;
  /** The settings that every server needs. */
  readonly settings: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
};

const sources = path.resolve(import.meta.dirname, '../..');

/** The only variables of the machine's environment that reach the program. */
const ownEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
};

type StartOptions = {
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** A command prefix that launches the program. */
  readonly launcher?: readonly string[];
};

/** Starts `server.ts` or `counter.ts` with the given settings in a folder. */
export function startProgram(
  file: 'server.ts' | 'counter.ts',
  settings: Readonly<Record<string, string>>,
  { args = [], cwd, launcher = [] }: StartOptions = {},
): ProgramProcess {
  const [command = '', ...words] = [
    ...launcher,
    process.execPath,
    path.join(sources, file),
    ...args,
  ];
  const child = spawn(command, words, {
    cwd,
    env: { ...ownEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (bytes: Buffer) => void (output += bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => void (errors += bytes.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors }));
  const started = new Promise<Ready>((resolve, reject) => {
    child.on('message', resolve);
    void ended.then(() => reject(new Error(`The program ended: ${errors}${output}`)));
  });
  const ready = started.then(({ url }) => url);
  const management = started.then(({ managementUrl }) => managementUrl);
  for (const one of [ready, management]) one.catch(() => {});
  return { child, ready, management, ended, output: () => output };
}

/** Starts Counter with `npm start`, and resolves once it serves requests. */
export async function startNpm(settings: Readonly<Record<string, string>>): Promise<{
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<unknown>;
}> {
  const child = spawn('npm', ['start'], {
    cwd: path.resolve(sources, '../../..'),
    env: { ...ownEnvironment, HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`npm start ended: ${output}`)));
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const port = /Counter is ready: \S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return { child, url, ended };
}

/** Runs a command of Counter until it exits. Returns its exit code and output. */
export async function runCommand(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  cwd?: string,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const program = startProgram('counter.ts', settings, { args, ...(cwd && { cwd }) });
  const { code, errors } = await program.ended;
  return { code, text: program.output() + errors };
}

/** Runs a command with `npm run counter`, as documented. Returns its output. */
export async function runByNpm(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const words = ['--prefix', path.resolve(sources, '../../..'), 'run', '--silent', 'counter', '--'];
  const env = { ...ownEnvironment, HOME: cwd, ...settings };
  const { stdout } = await promisify(execFile)('npm', [...words, ...args], { cwd, env });
  return stdout;
}

/** Sends a server SIGINT and waits until it has exited. */
export async function stopProgram({ child, ended }: ProgramProcess): Promise<void> {
  child.kill('SIGINT');
  await ended;
}

/** Formats a connection as a DATABASE_URL. */
export function databaseUrlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { user, port, database, host } = connection;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Creates a folder to run programs in, and the minimal builds that servers need. `remove` deletes both. */
export async function makeHome(): Promise<Home> {
  const root = await mkdtemp(path.join(await fastestFolder(), 'counter-run-'));
  const { webRoot, storefrontRoot } = await writeBuilds(root);
  const folder = path.join(root, 'home');
  await mkdir(folder);
  return {
    folder,
    settings: { PORT: '0', WEB_ROOT: webRoot, STOREFRONT_ROOT: storefrontRoot },
    remove: async () => rm(root, { recursive: true, force: true }),
  };
}
