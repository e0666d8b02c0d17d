import {
  findMailSubscription,
  findNotifications,
  findStatementMails,
  sendStatementMail,
  updateMailSubscription,
  updateStatementMails,
} from '@counter/contract/notifications';
import { removeMember } from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import {
  accountant,
  clearStatementMails,
  statementMailsOf,
} from '../../testing/mails/statement-mails.ts';

/** A Friday noon in New York; the clocks go forward in the night to Sunday. */
const friday = new Date('2026-03-06T17:00:00Z');
/** Monday at seven. */
const monday = '2026-03-09T11:00:00Z';
const week = { startDate: '2026-03-02', endDate: '2026-03-08' };

let market: TestMarket;
let shop: TestShop;
let emails: ReturnType<typeof statementMailsOf>;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(friday);
  await clearStatementMails(market);
  shop = await market.addShop();
  emails = statementMailsOf(market, shop);
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));

describe('the recipients', () => {
  it('exclude a person who unsubscribes, which makes open forms stale', async () => {
    const { olVersion } = await emails.save();
    const { token } = await market.test.database.db
      .selectFrom('mailRecipients')
      .where('storeId', '=', shop.store.id)
      .select('token')
      .executeTakeFirstOrThrow();
    const link = `${shop.store.id}-${token}`;
    const found = await market.test.call(findMailSubscription, { params: { token: link } });
    expect(found.json()).toMatchObject({ data: { kind: 'STATEMENT', subscribed: true } });
    await market.test.call(updateMailSubscription, { body: { token: link, subscribed: false } });
    at(monday);
    await emails.run();
    expect(await emails.mails()).toEqual([]);
    expect(await emails.read()).toMatchObject({
      recipients: [{ email: accountant, state: 'UNSUBSCRIBED' }],
      changedBy: 'Link in a mail',
    });
    const stale = await post(
      market.test,
      updateStatementMails,
      emails.choice({ olVersion }),
      shop.owner,
    );
    expect(stale.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await emails.sendNow()).json()).toMatchObject({ code: 'CONFLICT' });
    // Adding the address once more asks its reader again.
    expect((await emails.save()).recipients).toEqual([{ email: accountant, state: 'ACTIVE' }]);
  });

  it('exclude a person who left the team, unless added again', async () => {
    const { db } = market.test.database;
    const member = await addUser(db, { store: shop.store, role: 'accountant' });
    await emails.save({ recipients: [{ email: member.email }, { email: accountant }] });
    const body = { storeId: shop.store.id, memberId: member.id };
    await market.ask(removeMember, { body }, shop.owner);
    at(monday);
    await emails.run();
    const statements = (await emails.mails(member.email)).filter(({ subject }) =>
      /statement/.test(subject),
    );
    expect([statements, (await emails.mails()).length]).toEqual([[], 1]);
    expect((await emails.read()).recipients).toContainEqual({ email: member.email, state: 'LEFT' });
    await emails.save({ recipients: [{ email: member.email }] });
    expect((await emails.read()).recipients).toEqual([{ email: member.email, state: 'ACTIVE' }]);
  });

  it("aren't on the lists of the performance mails", async () => {
    await emails.save();
    const params = { storeId: String(shop.store.id) };
    const { recipients } = await market.ask(findNotifications, { params }, shop.owner);
    expect(recipients).toEqual([]);
  });

  it("get no mail while the store isn't approved", async () => {
    await emails.save();
    const { db } = market.test.database;
    await db
      .updateTable('stores')
      .where('id', '=', shop.store.id)
      .set({ approved: false })
      .execute();
    at(monday);
    await emails.run();
    expect(await emails.mails()).toEqual([]);
  });
});

describe('sending now', () => {
  it("mails the last whole period, repeatedly, and the schedule doesn't send it again", async () => {
    await emails.save();
    at('2026-03-09T11:02:00Z');
    expect((await emails.sendNow()).json()).toMatchObject({ data: { lastSent: week } });
    await emails.run();
    expect(await emails.mails()).toHaveLength(1);
    at('2026-03-09T15:00:00Z');
    await emails.sendNow();
    expect(await emails.mails()).toHaveLength(2);
    expect((await emails.read()).lastSent?.sentAt).toBe('2026-03-09T15:00:00.000Z');
    const entries = await findAudit(market.test.database.db, 'statement.send');
    expect(entries.filter(({ storeId }) => storeId === shop.store.id)).toHaveLength(2);
  });

  it('is refused while nothing is scheduled', async () => {
    const response = await emails.sendNow();
    expect(response.statusCode).toBe(409);
    expect(await emails.mails()).toEqual([]);
  });
});

describe('the schedule', () => {
  it('is off by default, and each change is logged once', async () => {
    expect(await emails.read()).toMatchObject({ rhythm: 'OFF', recipients: [], latest: null });
    await emails.save();
    await emails.save();
    const [entry, ...others] = (
      await findAudit(market.test.database.db, 'settings.statements')
    ).filter(({ storeId }) => storeId === shop.store.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      before: { rhythm: 'OFF', recipients: [] },
      after: { rhythm: 'WEEKLY', files: ['PDF', 'CSV'], recipients: [accountant] },
    });
    expect((await emails.read()).olVersion).toBe(1);
  });

  it('is not changed by the same addresses in another order', async () => {
    const [first, second] = [{ email: 'a@ledger.test' }, { email: 'b@ledger.test' }];
    await emails.save({ recipients: [second, first] });
    await emails.save({ recipients: [first, second] });
    await emails.save({ recipients: [second, first] });
    expect((await emails.read()).olVersion).toBe(1);
  });

  it('refuses the slower of two editors', async () => {
    await emails.save({ olVersion: 0 });
    const second = emails.choice({ olVersion: 0, rhythm: 'MONTHLY' });
    const response = await post(market.test, updateStatementMails, second, shop.owner);
    expect(response.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await emails.read()).rhythm).toBe('WEEKLY');
  });

  it('needs a proof', async () => {
    const wrong = emails.choice({ password: 'Wrong-pass-1' });
    const response = await post(market.test, updateStatementMails, wrong, shop.owner);
    expect(response.statusCode).toBe(422);
    expect((await emails.read()).rhythm).toBe('OFF');
  });

  it("can't be read, changed or sent by another store", async () => {
    const other = await market.addShop();
    const storeId = shop.store.id;
    const answers = await Promise.all([
      market.test.call(findStatementMails, { params: { storeId: String(storeId) } }, other.owner),
      market.test.call(updateStatementMails, { body: emails.choice() }, other.owner),
      market.test.call(sendStatementMail, { body: { storeId } }, other.owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it.each<[string, object, string, string]>([
    ['no file', { files: [] }, 'files', 'Choose at least one file'],
    ['no address', { recipients: [] }, 'recipients', 'Add at least one email'],
    ['a file of no kind', { files: ['DOC'] }, 'files.0', 'Choose one of the list'],
    [
      'a wrong address',
      { recipients: [{ email: 'nobody' }] },
      'recipients.0.email',
      'Email must be a valid email address',
    ],
    [
      'an address twice',
      { recipients: [{ email: 'a@b.test' }, { email: ' A@B.test' }] },
      'recipients.1.email',
      'This address is on the list already',
    ],
    [
      'four addresses',
      { recipients: ['a', 'b', 'c', 'd'].map((name) => ({ email: `${name}@b.test` })) },
      'recipients',
      'At most 3 addresses',
    ],
  ])('refuses %s', async (_what, change, path, message) => {
    const body = { ...emails.choice(), ...change };
    const response = await post(market.test, updateStatementMails, body, shop.owner);
    expect(response.json()).toMatchObject({ errors: [{ path, message }] });
    expect((await emails.read()).rhythm).toBe('OFF');
  });
});
