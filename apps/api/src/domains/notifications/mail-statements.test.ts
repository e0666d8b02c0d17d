import { exportStatement } from '@counter/contract/ledger';
import { printStatement } from '@counter/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../platform/clients/mail/mailer.ts';
import { sendMessage } from '../../platform/messages/mail/send-message.ts';
import { startMailServer } from '../../testing/doubles/mail-server.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  accountant,
  clearStatementMails,
  statementMailsOf,
} from '../../testing/mails/statement-mails.ts';
import { runOneByOne } from '../../testing/stores/batches.ts';
import { mailDueStatement, scheduleStatements, statementsCron } from './mail-statements.service.ts';

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

async function earn(): Promise<void> {
  const { id } = await shop.place({ tip: 150 });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

describe('a scheduled statement', () => {
  it('is sent once, at 07:00 store time, even if several processes check repeatedly', async () => {
    await emails.save();
    at('2026-03-09T10:59:00Z');
    await emails.run();
    expect([await emails.jobs(), await emails.mails()]).toEqual([[], []]);
    at(monday);
    await Promise.all([
      scheduleStatements(market.test.platform),
      scheduleStatements(market.test.platform),
    ]);
    // Two processes look, and two work; then one is started anew.
    expect(await emails.jobs()).toEqual([shop.store.id]);
    const work = async () => mailDueStatement(market.test.platform, shop.store.id);
    await Promise.all([work(), work()]);
    await work();
    await emails.run();
    expect(await emails.mails()).toHaveLength(1);
    await market.test.database.pool.query('delete from graphile_worker._private_jobs');
    await scheduleStatements(market.test.platform);
    expect(await emails.jobs()).toEqual([]);
    at('2026-03-16T11:05:00Z');
    await emails.run();
    expect((await emails.mails()).map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
      'statement, Mar 2 to Mar 8, 2026',
      'statement, Mar 9 to Mar 15, 2026',
    ]);
    expect((await emails.read()).lastSent).toEqual({
      startDate: '2026-03-09',
      endDate: '2026-03-15',
      sentAt: '2026-03-16T11:05:00.000Z',
    });
  });

  it('is scheduled for a limited number of stores per job', async () => {
    const others = [await market.addShop(), await market.addShop()];
    await emails.save();
    for (const other of others) await statementMailsOf(market, other).save();
    at(monday);
    const stores = await runOneByOne(market, statementsCron.task, scheduleStatements, emails.jobs);
    const ids = [shop, ...others].map(({ store }) => store.id);
    expect(stores).toEqual([ids.slice(0, 1), ids.slice(0, 2), ids, ids]);
  });

  it('waits for the first period that ends after it was set up, and for a recipient', async () => {
    at('2026-03-09T12:00:00Z');
    await emails.save();
    await emails.run();
    expect(await emails.mails()).toEqual([]);
    await emails.save({ rhythm: 'OFF' });
    at('2026-03-16T12:00:00Z');
    await emails.run();
    await emails.save();
    await emails.run();
    expect(await emails.mails()).toEqual([]);
    at('2026-03-23T12:00:00Z');
    await emails.run();
    expect(await emails.mails()).toHaveLength(1);
  });

  it('attaches the files a person can download for the same days', async () => {
    await earn();
    const files = [
      'PDF',
      'CSV',
      'QUICKBOOKS',
      'XERO',
      'QUICKBOOKS_JOURNAL',
      'XERO_JOURNAL',
    ] as const;
    await emails.save({ files: [...files] });
    at(monday);
    await emails.run();
    const kept = await emails.attached();
    expect(kept).toHaveLength(files.length);
    for (const [place, format] of files.entries()) {
      const body = { storeId: shop.store.id, ...week };
      const saved =
        format === 'PDF'
          ? await market.test.call(printStatement, { body }, shop.owner)
          : await market.test.call(exportStatement, { body: { ...body, format } }, shop.owner);
      const file = kept[place];
      expect(saved.headers['content-disposition']).toBe(
        `attachment; filename="${file?.filename ?? ''}"`,
      );
      expect(file?.contentType).toBe(saved.headers['content-type']);
      expect(file?.bytes.equals(saved.rawPayload)).toBe(true);
    }
    expect(kept[1]?.bytes.toString()).toContain(',1.50,');
    const [mail] = await emails.mails();
    expect(mail?.body).toMatch(/Balance before Mar 2, 2026 +\$ 0\.00/);
    expect(mail?.body).toMatch(/Entries +1 /);
    expect(mail?.body).toContain(
      'https://counter.test/dashboard/userFinance?from=2026-03-02&to=2026-03-08',
    );
  });

  it('is sent for a period without entries, too', async () => {
    await emails.save();
    at(monday);
    await emails.run();
    const [mail] = await emails.mails();
    expect(mail?.body).toContain('No entries.');
    expect((await emails.attached()).map(({ filename }) => filename)).toEqual([
      `statement-${shop.store.storeUrl}-2026-03-02-to-2026-03-08.pdf`,
      `statement-${shop.store.storeUrl}-2026-03-02-to-2026-03-08.csv`,
    ]);
  });

  it('reaches the mail server with its files, which are then deleted', async () => {
    await emails.save({ files: ['CSV'] });
    at(monday);
    await emails.run();
    const [file] = await emails.attached();
    const server = await startMailServer();
    const { db, vault } = market.test.platform;
    const from = 'Counter <no-reply@counter.test>';
    const mailer = openMailer({ url: `smtp://127.0.0.1:${server.port}`, from });
    const { id: messageId } = await market.test.database.db
      .selectFrom('messages')
      .where('recipient', '=', accountant)
      .select('id')
      .executeTakeFirstOrThrow();
    const parts = { db, vault, clock: market.clock, mailer, sms: { gateway: null } };
    await sendMessage(parts)({ messageId });
    await server.stop();
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toContain(file?.filename);
    const encoded = file?.bytes.toString('base64') ?? 'none';
    expect(raw.replaceAll('\r\n', '')).toContain(encoded);
    expect(await emails.attached()).toEqual([]);
  });
});
