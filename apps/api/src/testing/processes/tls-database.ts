import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts';
import { socketPort } from '../../platform/db/embedded/folder.ts';

const run = promisify(execFile);
const openssl = async (parameters: readonly string[]) => run('openssl', parameters);
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** A PostgreSQL server with TLS and a certificate for `localhost`. */
export type TlsDatabase = {
  readonly port: number;
  /** The file of the CA that signed the server's certificate. */
  readonly authority: string;
  /** The file of an unrelated CA. */
  readonly stranger: string;
  stop(): Promise<void>;
};

/** Starts a server with a certificate created by `openssl`. Its user is `postgres`, without a password. */
export async function startTlsDatabase(): Promise<TlsDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counter-tls-'));
  const file = (name: string): string => path.join(folder, name);
  await Promise.all(['authority', 'stranger'].map(async (name) => makeAuthority(file(name), name)));
  await makeCertificate(file('server'), file('authority'));
  // The embedded server always uses the same port, so pick a free address instead.
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const server = await startEmbeddedPostgres(file('data'), {
    listen_addresses: host,
    ssl: 'on',
    ssl_cert_file: file('server.pem'),
    ssl_key_file: file('server.key'),
  });
  const relay = createServer((caller) => {
    const upstream = connect(socketPort, host);
    caller.pipe(upstream).pipe(caller);
    caller.on('error', () => upstream.destroy());
    upstream.on('error', () => caller.destroy());
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = relay.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    relay.close();
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { port, authority: file('authority.pem'), stranger: file('stranger.pem'), stop };
}

async function makeAuthority(base: string, name: string): Promise<void> {
  const files = ['-keyout', `${base}.key`, '-out', `${base}.pem`];
  await openssl(['req', '-x509', ...newKey, ...files, '-days', '1', '-subj', `/CN=${name}`]);
}

async function makeCertificate(base: string, authority: string): Promise<void> {
  const files = ['-keyout', `${base}.key`, '-out', `${base}.csr`];
  await openssl(['req', ...newKey, ...files, '-subj', '/CN=localhost']);
  await writeFile(`${base}.ext`, 'subjectAltName=DNS:localhost\n');
  const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  const made = ['-in', `${base}.csr`, '-out', `${base}.pem`, '-extfile', `${base}.ext`];
  await openssl(['x509', '-req', ...signer, ...made, '-days', '1']);
}
