import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const site = path.resolve(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg');
const program = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';

/** HAProxy in front of several processes of Counter. */
export type Proxy = { readonly url: string; stop(): Promise<void> };

/** Starts HAProxy with the site that Counter brings, for processes on these ports, and without its TLS. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await findFreePort();
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, siteFor(await readFile(site, 'utf8'), port, ports));
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => void (said += bytes.toString()));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    await delay(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Names other ports and processes in the site, and leaves out what needs a certificate, another user or many open files. */
function siteFor(text: string, port: number, ports: readonly number[]): string {
  const servers = ['', ' backup no-check']
    .flatMap((kind) =>
      ports.map(
        (one, at) =>
          `  server ${kind ? 'unchecked' : 'process'}${at + 1} 127.0.0.1:${one}${kind}\n`,
      ),
    )
    .join('');
  const changes: readonly (readonly [RegExp, string])[] = [
    [/bind :80$/gm, `bind 127.0.0.1:${port}`],
    [/^ *(?:bind :443|http-request redirect|http-request set-header X-Forwarded-Proto).*\n/gm, ''],
    [/^ *(?:user|group|maxconn) .*\n/gm, ''],
    [/(?:^ +server .*\n)+/gm, servers],
  ];
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replaceAll(from, to);
    if (next === changed) throw new Error(`${site} has changed: nothing matches ${String(from)}.`);
    return next;
  }, text);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
