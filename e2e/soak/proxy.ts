import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { answers, changeFile, findFreePort, startProgram, type Program } from './program.ts';

const sites = path.resolve(import.meta.dirname, '../../deploy');

/** A proxy in front of several processes of Counter. */
export type Proxy = Program & { readonly url: string };

/** Starts HAProxy with the site that Counter brings, for processes on these ports, and without its TLS. */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await findFreePort();
  const file = path.join(folder, 'haproxy.cfg');
  const site = await readFile(path.join(sites, 'haproxy/haproxy.cfg'), 'utf8');
  await writeFile(file, haproxySite(site, port, ports));
  const program = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';
  return startProxy([program, '-db', '-f', file], port);
}

/** Starts nginx with the site that Counter brings, for processes on these ports, and without its TLS. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await findFreePort();
  const site = await readFile(path.join(sites, 'nginx/counter.conf'), 'utf8');
  await writeFile(path.join(folder, 'counter.conf'), nginxSite(site, port, ports));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, nginxFor(folder));
  const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  return startProxy([program, '-e', 'stderr', '-c', file], port);
}

async function startProxy(command: readonly string[], port: number): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram(command, async () => answers(url));
  return { url, stop: async () => program.stop() };
}

/** Names other ports and processes in the site, and leaves out what needs a certificate, another user or many open files. */
function haproxySite(text: string, port: number, ports: readonly number[]): string {
  const servers = ['', ' backup no-check']
    .flatMap((kind) =>
      ports.map(
        (one, at) =>
          `  server ${kind ? 'unchecked' : 'process'}${at + 1} 127.0.0.1:${one}${kind}\n`,
      ),
    )
    .join('');
  return changeFile(text, [
    [/bind :80$/gm, `bind 127.0.0.1:${port}`],
    [/^ *(?:bind :443|http-request redirect|http-request set-header X-Forwarded-Proto).*\n/gm, ''],
    [/^ *(?:user|group|maxconn) .*\n/gm, ''],
    [/(?:^ +server .*\n)+/gm, servers],
  ]);
}

/** Names other ports and processes in the site, and leaves out what needs a certificate. */
function nginxSite(text: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((one) => `  server 127.0.0.1:${one}$1\n`).join('');
  return changeFile(text, [
    [/^server \{\n {2}listen 80;[^]*?^\}\n/gm, ''],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/^ *ssl_certificate.*\n/gm, ''],
    [/(?:^ +server [\d.]+:\d+(.*)\n)+/gm, servers],
  ]);
}

/** Returns what Debian's own file says around a site, for one process of the user who tests. */
function nginxFor(folder: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/nginx-${kind};\n`)
    .join('');
  const pid = `${folder}/nginx.pid`;
  const start = `daemon off;\nmaster_process off;\npid ${pid};\nevents {}\n`;
  return `${start}http {\n  access_log off;\n${kept}  include ${folder}/counter.conf;\n}\n`;
}
