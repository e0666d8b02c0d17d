import { encodeHint } from '../kernel/cut-password.ts';
import { reasonOf } from '../kernel/reason-of.ts';

type Setting = 'DATABASE_URL' | 'DATABASE_POOLER_URL';

/** Returns advice, in a sentence, for a server that can't be used for this reason. */
export function adviseOn(reason: string, setting: Setting = 'DATABASE_URL'): string {
  const server = setting === 'DATABASE_URL' ? 'PostgreSQL' : 'it';
  if (/no encryption|SSL required/.test(reason)) {
    return `The server takes encrypted connections only: add "?sslmode=verify-full" to ${setting}.`;
  }
  if (/certificate|altnames/.test(reason)) {
    return `The certificate must be for the host in ${setting}, by an authority that is known or named there: "?sslmode=verify-full&sslrootcert=/etc/ssl/database-ca.pem".`;
  }
  if (/ENOENT.* open|EACCES.* open/.test(reason)) {
    return `Check sslrootcert in ${setting}: Counter's user must be able to read that file.`;
  }
  if (/ECONNREFUSED|timeout|ETIMEDOUT|EHOSTUNREACH/i.test(reason)) {
    return `Check that ${server} runs, and that host and port in ${setting} are right and open to this machine.`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(reason)) return `Check the host in ${setting}.`;
  if (/password|authentication|role/.test(reason)) {
    return `Check user and password in ${setting}. ${encodeHint}.`;
  }
  if (/database ".*" does not exist/.test(reason)) {
    return `Create it on the server ("createdb"), or correct its name in ${setting}.`;
  }
  return setting === 'DATABASE_URL'
    ? `Check ${setting}.`
    : `Check that it runs, and ${setting} with its user and password.`;
}

/** Throws a connection error as a sentence that names the setting. */
export function refuseConnection(cause: unknown, setting: Setting): never {
  const reason = reasonOf(cause);
  throw new Error(
    `Counter can't use the database in ${setting} (${reason}). ${adviseOn(reason, setting)}`,
    { cause },
  );
}
