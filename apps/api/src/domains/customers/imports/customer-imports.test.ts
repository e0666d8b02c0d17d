import {
  findCustomer,
  findCustomerImports,
  findCustomers,
  importCustomers,
  recordConsent,
  undoCustomerImport,
  withdrawConsent,
  type CustomerImportOutcome,
} from '@counter/contract/customers';
import { findSegments } from '@counter/contract/marketing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveStop } from '../../../platform/messages/sms/stops.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { sendPastCampaign } from '../../../testing/stores/marketing.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { sell } from '../../../testing/stores/payouts.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  await market.test.database.db.deleteFrom('smsStops').execute();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

type Said = { readonly consentSource?: string; readonly consentDate?: string };

const statement = { consentSource: 'Paper list at the counter', consentDate: '2026-02-01' };

async function send(csv: string, said: Said & { readonly plan?: string } = {}) {
  const body = { storeId: shop.store.id, fileName: 'list.csv', csv, ...said };
  return market.test.call(importCustomers, { body }, shop.owner);
}

async function preview(csv: string, said: Said = {}): Promise<CustomerImportOutcome> {
  const body = { storeId: shop.store.id, fileName: 'list.csv', csv, ...said };
  return market.ask(importCustomers, { body }, shop.owner);
}

async function apply(csv: string, said: Said = {}): Promise<CustomerImportOutcome> {
  const { plan } = await preview(csv, said);
  const body = { storeId: shop.store.id, fileName: 'list.csv', csv, ...said, plan };
  return market.ask(importCustomers, { body }, shop.owner);
}

const listed = async (filter: 'ALL' | 'IMPORTED' | 'CONSENTED' = 'IMPORTED') => {
  const body = {
    storeId: shop.store.id,
    filter,
    sort: 'NAME' as const,
    descending: false,
    pageNumber: 0,
  };
  return (await market.ask(findCustomers, { body }, shop.owner)).content;
};
const imports = async () =>
  market.ask(findCustomerImports, { params: { storeId: String(shop.store.id) } }, shop.owner);
const undo = async (id: number) =>
  market.ask(undoCustomerImport, { body: { storeId: shop.store.id, id } }, shop.owner);
const agreedOf = async (segment: string) => {
  const params = { storeId: String(shop.store.id) };
  const parts = await market.ask(findSegments, { params }, shop.owner);
  return parts.find((one) => one.segment === segment);
};

const maya = { name: 'Maya Lind', phone: '+12125558101' };
const file = [
  'Name;Phone;Consent;E-mail',
  'Maya L;(212) 555-8101;yes;m@x.test',
  'Leo Reed;212.555.8102;yes;',
  'Zoë Park;+1 212 555 8103;no;',
  'Short;555;yes;',
  'Twice;212 555 8102;yes;',
  'Odd;212 555 8104;maybe;',
  'Word;notaphone;no;',
  'None;;no;',
].join('\r\n');

describe('a customer import', () => {
  it('shows a preview line by line and changes nothing until it is applied', async () => {
    await sell(shop, { customer: maya });
    const { counts, lines, ignored, applied } = await preview(file, statement);
    expect(applied).toBe(false);
    expect(counts).toEqual({ added: 2, known: 1, refused: 5, consents: 2, withoutEvidence: 0 });
    expect(ignored).toEqual(['E-mail']);
    expect(lines.map(({ line, kind, consent, reason }) => [line, kind, consent, reason])).toEqual([
      [5, 'REFUSED', 'NONE', 'This is not a whole phone number. Add the area code.'],
      [6, 'REFUSED', 'NONE', 'This number is in line 3 already.'],
      [7, 'REFUSED', 'NONE', 'Write yes or no as the consent, not "maybe".'],
      [8, 'REFUSED', 'NONE', '"notaphone" isn\'t a phone number.'],
      [9, 'REFUSED', 'NONE', 'There is no phone number.'],
      [2, 'KNOWN', 'RECORDED', ''],
      [3, 'NEW', 'RECORDED', ''],
      [4, 'NEW', 'NONE', ''],
    ]);
    expect(await listed()).toEqual([]);
    expect(await imports()).toEqual([]);
  });

  it('keeps the evidence with each consent and never texts customers without one', async () => {
    await sell(shop, { customer: maya });
    await apply(file, statement);
    const [leo, zoe] = await listed();
    expect(leo).toMatchObject({ name: 'Leo Reed', orders: 0, consented: true });
    expect(zoe).toMatchObject({ name: 'Zoë Park', orders: 0, consented: false });
    // The name of a customer who ordered stays theirs.
    expect(await listed('ALL')).toMatchObject([{ name: 'Maya Lind', consented: true }]);
    const params = { storeId: String(shop.store.id), customerId: String(leo?.id) };
    const { consents } = await market.ask(findCustomer, { params }, shop.owner);
    expect(consents).toMatchObject([
      {
        how: 'IMPORT',
        note: 'Paper list at the counter, 2026-02-01',
        givenAt: '2026-02-01T17:00:00.000Z',
        givenBy: shop.owner.name,
      },
    ]);
    expect(await agreedOf('IMPORTED')).toMatchObject({ customers: 2, agreed: 1 });
    const entries = await findAudit(market.test.database.db, 'customer_import.create');
    expect(entries.at(-1)).toMatchObject({ after: { added: 2, consents: 2 } });
  });

  it('records no consent without a place and date in the line or the file', async () => {
    expect((await preview(file)).counts).toMatchObject({ consents: 0, withoutEvidence: 2 });
    expect((await preview(file, { consentSource: 'Fair' })).counts.consents).toBe(0);
    // The second as a spreadsheet counts days.
    const dates = ['2/3/2026', '46056'];
    const rows = dates.map((date, at) => `212555810${at},x,${date},Fair`);
    const own = ['phone,consent,consent date,consent source', ...rows].join('\n');
    expect((await preview(own)).lines.map(({ consent }) => consent)).toEqual([
      'RECORDED',
      'RECORDED',
    ]);
    const future = { ...statement, consentDate: '2026-03-05' };
    expect((await send(file, future)).statusCode).toBe(422);
  });

  it('respects STOP, and withdrawals after the consent in the file', async () => {
    const { db, clock } = market.test.platform;
    const storeIds = [shop.store.id];
    await saveStop(db, { phone: '+12125558102', at: clock.now(), storeIds });
    const said = { storeId: shop.store.id, phoneNumber: maya.phone, how: 'PHONE' as const };
    await market.ask(recordConsent, { body: { ...said, note: '' } }, shop.owner);
    await market.ask(withdrawConsent, { body: said }, shop.owner);
    const { lines } = await preview(file, statement);
    const consents = new Map(lines.map(({ line, consent }) => [line, consent]));
    expect([consents.get(2), consents.get(3)]).toEqual(['WITHDRAWN', 'STOPPED']);
    market.clock.advance(2 * 86_400_000);
    const later = await preview(file, { ...statement, consentDate: '2026-03-05' });
    expect(later.lines.find(({ line }) => line === 2)?.consent).toBe('RECORDED');
  });

  it("isn't applied if the customers have changed since the preview", async () => {
    const { plan } = await preview(file, statement);
    await sell(shop, { customer: maya });
    expect((await send(file, { ...statement, plan })).statusCode).toBe(409);
    expect(await listed()).toEqual([]);
    await apply(file, statement);
    const again = await preview(file, statement);
    expect(again.counts).toMatchObject({ added: 0, known: 3, consents: 0 });
  });

  it('can be undone, but customers who ordered or got a text since stay, without the consent', async () => {
    const list = ['phone,consent', ...[1, 2, 3].map((last) => `212555820${last},yes`)].join('\n');
    await apply(list, statement);
    await sell(shop, { customer: { name: 'Came', phone: '+12125558201' } });
    await sendPastCampaign(market, shop, { title: 'Cake', phones: ['+12125558202'] });
    const [done] = await imports();
    expect(done).toMatchObject({ fileName: 'list.csv', added: 3, consents: 3, undone: null });
    const undone = await undo(done?.id ?? 0);
    expect(undone.undone).toMatchObject({ by: shop.owner.name, removed: 1 });
    expect(await listed()).toMatchObject([{ phoneNumber: '+1 (212) 555-8202', consented: false }]);
    expect(await listed('ALL')).toMatchObject([{ name: 'Came', consented: false }]);
    const rows = await market.test.database.db
      .selectFrom('smsConsents')
      .where('storeId', '=', shop.store.id)
      .select('phone')
      .execute();
    expect(rows.map(({ phone }) => phone)).not.toContain('+12125558203');
    expect(await undo(done?.id ?? 0)).toEqual(undone);
    // The same file can be imported again.
    expect((await preview(list, statement)).counts).toMatchObject({ added: 1, consents: 3 });
  });

  it('keeps how a consent of it was withdrawn before it is undone', async () => {
    await apply('phone,consent\n2125558401,yes\n2125558402,yes', statement);
    const said = { storeId: shop.store.id, phoneNumber: '+12125558401', how: 'PHONE' as const };
    await market.ask(withdrawConsent, { body: said }, shop.owner);
    await sendPastCampaign(market, shop, {
      title: 'Pie',
      phones: ['+12125558401', '+12125558402'],
    });
    market.clock.advance(60_000);
    const [done] = await imports();
    await undo(done?.id ?? 0);
    const rows = await market.test.database.db
      .selectFrom('smsConsents')
      .where('storeId', '=', shop.store.id)
      .select(['phone', 'withdrawnHow'])
      .orderBy('phone')
      .execute();
    expect(rows).toEqual([
      { phone: '+12125558401', withdrawnHow: 'PHONE' },
      { phone: '+12125558402', withdrawnHow: 'IMPORT_UNDONE' },
    ]);
  });

  it('is undone alone', async () => {
    for (const phone of ['2125558301', '2125558302']) {
      await apply(`phone,consent\n${phone},yes`, statement);
    }
    const [latest, first] = await imports();
    const undone = await undo(latest?.id ?? 0);
    expect(undone.id).toBe(latest?.id);
    expect(await imports()).toEqual([undone, first]);
    expect(await listed()).toMatchObject([{ phoneNumber: '+1 (212) 555-8301', consented: true }]);
  });

  it.each([
    ['an unknown first line', 'Maya,2125558101', 'The first line must name the columns'],
    ['a quotation mark that is never closed', 'phone\n"212', 'a quotation mark is never closed'],
    ['no customers', 'name,phone\n,', 'no customers'],
    ['too many lines', `phone\n${'2125558101\n'.repeat(5001)}`, '5,000 lines at most'],
  ])('rejects a file with %s', async (_what, csv, message) => {
    const response = await send(csv);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(message);
  });

  it('reports on every line once, whatever the cells contain', async () => {
    const cell = fc.oneof(
      fc.constantFrom('yes', 'no', '', '2125558301', '+44 20 7946 0958', '2026-01-01', 'x'),
      fc.string({ maxLength: 12 }),
    );
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`);
    const row = fc.tuple(quoted, quoted, quoted, quoted).map((cells) => cells.join(','));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const csv = ['name,phone,consent,consent date', ...rows, 'Zoë,2125558399,no,'].join('\n');
        const { counts, lines } = await preview(csv, statement);
        const numbers = lines.map(({ line }) => line);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(counts.added + counts.known + counts.refused).toBe(lines.length);
        const kept = lines.filter(({ kind }) => kind !== 'REFUSED');
        expect(new Set(kept.map(({ phoneNumber }) => phoneNumber)).size).toBe(kept.length);
        expect(lines.filter(({ consent }) => consent === 'RECORDED')).toHaveLength(counts.consents);
      }),
      { numRuns: 40 },
    );
  });
});
