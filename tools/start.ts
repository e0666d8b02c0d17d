import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { end, exitCode, onStopRequest, root } from './processes.ts';
import { buildWebIfStale } from './web-build.ts';

/** Node's compile cache, which saves a third of later starts. */
const compiled = join(root, 'node_modules/.cache/node');

function start(
  file: string,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): ChildProcess {
  return fork(join(root, file), args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment },
    // In its own process group, a child gets each Ctrl-C once: from us.
    detached: true,
  });
}

/** Returns the server's ready message; undefined for any other message. */
function readReady(message: unknown): { readonly url: string; readonly demo: boolean } | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const isReady = 'type' in message && message.type === 'ready';
  if (!isReady || !('url' in message) || typeof message.url !== 'string') return undefined;
  return { url: message.url, demo: 'demo' in message && message.demo === true };
}

function startFeed(url: string): ChildProcess {
  const feed = start('apps/demo/src/feed.ts', { COUNTER_URL: url }, ['--through', 'both']);
  void exitCode(feed).then((code) => {
    if (code !== 0) console.error(`The demo's order feed ended (${code}): no more orders come in.`);
  });
  return feed;
}

/** The server's own limit is 12 seconds after its grace period, which defaults to 5 seconds. */
const limitMs = (Number(process.env['SHUTDOWN_GRACE_SECONDS'] ?? 5) + 15) * 1000;

async function serve(): Promise<number> {
  const server = start('apps/demo/src/server.ts');
  let feed: ChildProcess | undefined;
  const stop = new AbortController();

  server.on('message', (message) => {
    const ready = readReady(message);
    if (!ready || stop.signal.aborted) return;
    console.log(`\nCounter is ready: ${ready.url.replace('127.0.0.1', 'localhost')}\n`);
    if (!feed && ready.demo) feed = startFeed(ready.url);
  });
  onStopRequest((signal) => {
    stop.abort();
    feed?.kill('SIGTERM');
    end(server, signal, limitMs);
  });

  const code = await exitCode(server);
  feed?.kill('SIGTERM');
  return stop.signal.aborted ? code : code || 1;
}

process.exit((await buildWebIfStale()) || (await serve()));
