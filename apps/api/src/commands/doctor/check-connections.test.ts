import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import { databaseUrlOf, makeHome, type Home } from '../../testing/processes/server-process.ts';
import { countAllowed, judgeConnections } from './check-connections.ts';

const ENCRYPTION_KEYS = `main:${Buffer.alloc(32, 5).toString('base64')}`;
const severalRuns = { timeout: 180_000 };

describe('the connection limit', () => {
  const judge = (allowed: number, settings: Readonly<Record<string, string>>) =>
    judgeConnections(allowed, readConfig(settings));
  const server = { DATABASE_URL: 'postgres://counter@db/counter', ENCRYPTION_KEYS };
  const pooled = { ...server, DATABASE_POOLER_URL: 'postgres://counter@pooler/counter' };

  it.each([
    ['what others cannot have', {}, 92],
    ['the limit of the user', { ofRole: 20, ofDatabase: 50 }, 20],
    ['the limit of the database', { ofRole: 50, ofDatabase: 0 }, 0],
    ['the limit of the server', { ofRole: 500, ofDatabase: 500 }, 92],
  ])('is reached at %s', (_what, own, allowed) => {
    const limits = { max: 100, reserved: 8, ofRole: -1, ofDatabase: -1, ...own };
    expect(countAllowed(limits)).toBe(allowed);
  });

  it("must fit each process's pool and health check", () => {
    expect(judge(97, server)).toEqual({
      kind: 'ok',
      text: 'Database: it allows 97 connections, enough for 4 processes, as each process of Counter uses up to 21.',
    });
    expect(judge(26, server).text).toContain('enough for 1 process,');
    expect(judge(97, { ...server, DATABASE_POOL_SIZE: '91' })).toMatchObject({ kind: 'ok' });
    const tooFew = judge(97, { ...server, DATABASE_POOL_SIZE: '92' });
    expect(tooFew.kind).toBe('problem');
    expect(tooFew.text).toContain('Raise max_connections, or lower DATABASE_POOL_SIZE.');
  });

  it('must fit six connections per process with a pooler, however large the pool', () => {
    const many = judge(97, { ...pooled, DATABASE_POOL_SIZE: '500' });
    expect(many.kind).toBe('ok');
    expect(many.text).toContain('enough for 15 processes, less those that the pooler opens itself');
    const tooFew = judge(10, pooled);
    expect(tooFew.kind).toBe('problem');
    expect(tooFew.text).toMatch(/up to 6 beside the pooler.* Raise max_connections\.$/);
  });
});

describe('a pooler', () => {
  let home: Home;
  let database: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(async () => Promise.all([database.drop(), other.drop()]));
  beforeEach(async () => {
    home = await makeHome();
  });
  afterEach(async () => home.remove());

  /** Runs doctor with a pooler that is the database itself, whose sessions begin with these settings. */
  const doctor = async (sessions: string, { connection }: TestDatabase = database) => {
    const url = databaseUrlOf(connection);
    return runProgram(
      {
        ...home.settings,
        DATA_DIR: `${home.folder}/data`,
        ENCRYPTION_KEYS,
        PUBLIC_URL: 'https://counter.example.com',
        DATABASE_URL: databaseUrlOf(database.connection),
        DATABASE_POOLER_URL: `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(sessions)}`,
      },
      'doctor',
    );
  };
  const utc = '-c TimeZone=UTC';
  const limits = '-c statement_timeout=15s -c idle_in_transaction_session_timeout=15s';

  it('is connected to, and its timeouts are checked', severalRuns, async () => {
    const well = await doctor(`${utc} ${limits}`);
    expect(well.text).toContain('ok       Pooler: it leads to the same database.');
    expect(well.text).not.toContain('time limits');
    expect(well.text).toContain('beside the pooler');
    expect(well.code).toBe(0);
    const unlimited = await doctor(utc);
    expect(unlimited.text).toContain('note     Pooler: its connections have no time limits.');
    expect(unlimited.code).toBe(0);
  });

  it(
    'with the wrong time zone or database is reported in full sentences',
    severalRuns,
    async () => {
      const elsewhere = await doctor('-c TimeZone=Asia/Tokyo');
      expect(elsewhere.text).toContain(
        "PROBLEM  Pooler: connections of DATABASE_POOLER_URL have the time zone Asia/Tokyo, and days would be wrong. Run this on the database once, then reconnect the pooler: alter role <user> set timezone = 'UTC'.",
      );
      const wrong = await doctor(utc, other);
      expect(wrong.text).toContain(
        'PROBLEM  Pooler: DATABASE_POOLER_URL leads to another database than DATABASE_URL.',
      );
      expect(wrong.code).toBe(1);
    },
  );

  it('that is unreachable is reported without its password', severalRuns, async () => {
    const { text } = await runProgram(
      {
        ...home.settings,
        ENCRYPTION_KEYS,
        DATA_DIR: `${home.folder}/data`,
        DATABASE_URL: databaseUrlOf(database.connection),
        DATABASE_POOLER_URL: 'postgres://counter:hunter2@127.0.0.1:1/counter',
      },
      'doctor',
    );
    expect(text).toMatch(/^PROBLEM {2}Pooler: it can't be used \(.*ECONNREFUSED.*\)\. Check that/m);
    expect(text).not.toContain('hunter2');
  });
});
