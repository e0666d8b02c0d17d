import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTlsDatabase, type TlsDatabase } from '../../testing/processes/tls-database.ts';
import { openPool } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { openServerPools } from './server-pools.ts';

let database: TlsDatabase;
beforeAll(async () => {
  database = await startTlsDatabase();
});
afterAll(async () => database.stop());

/** The server's address with its certificate to be checked, by this authority or a public one. */
const checked = (host: string, authority?: string) => ({
  connectionString: `postgres://postgres@${host}:${database.port}/postgres?sslmode=verify-full${authority ? `&sslrootcert=${authority}` : ''}`,
});
const trusted = () => checked('localhost', database.authority);

it('encrypts the connection if the named authority signed the certificate', async () => {
  const pool = openPool(trusted(), { max: 1 });
  const { rows } = await pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  expect(rows).toEqual([{ ssl: true }]);
  await pool.end();
});

describe('a start', () => {
  it.each([
    [
      'signed by an authority that nobody named',
      () => checked('localhost'),
      'unable to verify the first certificate',
    ],
    [
      'signed by another authority',
      () => checked('localhost', database.stranger),
      'unable to verify the first certificate',
    ],
    [
      'for another host',
      () => checked('127.0.0.1', database.authority),
      "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list:",
    ],
  ])('refuses a certificate %s, and says what to do', async (_what, connection, reason) => {
    await expect(prepareDatabase(connection())).rejects.toThrow(
      `Counter can't use the database in DATABASE_URL (${reason}). The certificate must be for the host in DATABASE_URL, by an authority that is known or named there: "?sslmode=verify-full&sslrootcert=/etc/ssl/database-ca.pem".`,
    );
  });

  it('names the setting if the certificate authority file is missing', async () => {
    const connection = checked('localhost', `${database.authority}.absent`);
    await expect(prepareDatabase(connection)).rejects.toThrow(
      "Check sslrootcert in DATABASE_URL: Counter's user must be able to read that file.",
    );
  });

  it('refuses a pooler with an untrusted certificate', async () => {
    const pooler = checked('localhost', database.stranger).connectionString;
    const opened = openServerPools(trusted(), {
      databasePoolerUrl: pooler,
      databasePoolSize: 3,
      onConnectionLost: () => {},
    });
    await expect(opened).rejects.toThrow(
      "Counter can't use the database in DATABASE_POOLER_URL (unable to verify the first certificate). The certificate must be for the host in DATABASE_POOLER_URL,",
    );
  });
});
