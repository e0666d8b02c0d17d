import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { maintenance } from '../../jobs/maintenance.ts';
import { writeMarketplaceAudit } from './audit.ts';
import { countSecurityEvent } from './security-log.ts';

const at = new Date('2026-03-02T12:10:00Z');
let test: TestDatabase;
let serial = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const requestFrom = (address: string, userAgent = 'Mozilla/5.0 (Windows) Chrome/140') => ({
  requestId: 'r-1',
  address,
  userAgent,
});

const nextUser = () => (serial += 1);

async function guess(userId: number | null, address: string, when = at, userAgent?: string) {
  await countSecurityEvent(test.db, {
    action: 'signIn.wrongPassword',
    userId,
    request: requestFrom(address, userAgent),
    at: when,
  });
}

async function rowsOf(userId: number | null) {
  return test.db
    .selectFrom('auditEntries')
    .where('action', '=', 'signIn.wrongPassword')
    .where('entityId', userId === null ? 'is' : '=', userId)
    .orderBy('id')
    .select(['actorName', 'address', 'device', 'times', 'at', 'lastAt', 'keptUntil', 'after'])
    .execute();
}

describe('the security log', () => {
  it('records who, from where, when and how long the entry is kept', async () => {
    const user = nextUser();
    await guess(user, '203.0.113.7');
    expect(await rowsOf(user)).toEqual([
      {
        actorName: 'Visitor',
        address: '203.0.113.7',
        device: 'Chrome on Windows',
        times: 1,
        at,
        lastAt: at,
        keptUntil: new Date('2027-03-02T12:10:00Z'),
        after: null,
      },
    ]);
  });

  it('groups equal events from one network within an hour, even from different devices', async () => {
    const user = nextUser();
    const later = new Date('2026-03-02T12:50:00Z');
    await guess(user, '2001:db8:1:2::1');
    await guess(user, '2001:db8:1:2:ffff::9', later, 'Firefox/140');
    const [row, ...others] = await rowsOf(user);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ times: 2, at, lastAt: later });
    await guess(user, '2001:db8:1:2::1', new Date('2026-03-02T13:00:00Z'));
    expect(await rowsOf(user)).toHaveLength(2);
  });

  it("can't be flooded from many networks", async () => {
    for (const user of [nextUser(), null]) {
      for (let host = 0; host < 60; host += 1) await guess(user, `203.0.113.${host}`);
      // One that is known goes on being counted.
      await guess(user, '203.0.113.3');
      const rows = await rowsOf(user);
      expect(rows).toHaveLength(21);
      expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(61);
      expect(rows.at(-1)).toMatchObject({ address: null, device: null, times: 40 });
      expect(rows[3]?.times).toBe(2);
    }
  });

  it('counts every simultaneous event', async () => {
    const user = nextUser();
    await Promise.all(Array.from({ length: 12 }, async () => guess(user, '198.51.100.1')));
    expect((await rowsOf(user)).map(({ times }) => times)).toEqual([12]);
  });

  it('keeps events for a year, and account changes longer but without their address', async () => {
    const user = nextUser();
    await guess(user, '198.51.100.2');
    for (const action of ['session.create', 'user.changePassword'] as const) {
      await writeMarketplaceAudit(test.db, {
        actor: { kind: 'user', id: user, name: 'Ada', device: 'Safari on Mac' },
        at,
        requestId: null,
        origin: requestFrom('198.51.100.2'),
        entry: { action, entity: 'user', entityId: user },
      });
    }
    const left = async (now: string) => {
      await maintenance({ db: test.db, clock: fixedClock(new Date(now)) }, [])({});
      return test.db
        .selectFrom('auditEntries')
        .where('entityId', '=', user)
        .orderBy('id')
        .select(['action', 'address'])
        .execute();
    };
    const address = '198.51.100.2';
    expect(await left('2027-03-02T12:09:00Z')).toEqual([
      { action: 'signIn.wrongPassword', address },
      { action: 'session.create', address },
      { action: 'user.changePassword', address },
    ]);
    expect(await left('2027-03-02T12:11:00Z')).toEqual([
      { action: 'user.changePassword', address: null },
    ]);
  });
});
