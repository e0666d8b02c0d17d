import {
  blockCustomer,
  eraseCustomer,
  findCustomer,
  findCustomers,
  recordConsent,
  saveCustomerNotes,
} from '@counter/contract/customers';
import { findInquiries, findReviews, saveOwnReview } from '@counter/contract/feedback';
import { checkRecipients } from '@counter/contract/marketing';
import { findOrder } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { openCharge } from '../adjustments/index.ts';
import { compareRollups } from '../orders/index.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { sendCampaign } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { letter } from '../../platform/clients/mail/letter.ts';
import { noteBounce } from '../../platform/messages/mail/bounced-addresses.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { removeStop, saveStop } from '../../platform/messages/sms/stops.ts';
import { campaignsCron, marketingTasks } from '../marketing/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const name = 'Wilhelmina Quince';
const phone = '+12125550177';
const email = 'quince@erased.test';
const customer = { name, phone: '(212) 555-0177' };
const deliveryAddress = {
  street: '77 Quince Lane',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  instructions: 'Ring at Quince',
};

const send = (...[endpoint, fields]: [Parameters<typeof post>[1], object]) =>
  post(market.test, endpoint, { storeId: shop.store.id, ...fields }, shop.owner);

const erase = (customerId: number) => send(eraseCustomer, { customerId });

async function listed(search = '') {
  const body = { storeId: shop.store.id, search, pageNumber: 0 };
  return (await market.ask(findCustomers, { body }, shop.owner)).content;
}

async function read(orderNumber: string) {
  const params = { storeId: String(shop.store.id), orderNumber };
  return market.ask(findOrder, { params }, shop.owner);
}

/** Orders on the store's page, to be paid at the counter. */
async function orderOnline(consumer: string) {
  const items = [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }];
  const wish = { deliveryMethod: 'PICKUP', items, tip: { percent: 0 } } as const;
  const params = { storeUrl: shop.store.storeUrl };
  const { total } = await market.ask(quoteWebOrder, { params, body: wish }, { token: '' });
  const body = { ...wish, customer, payment: 'AT_COUNTER', expectedTotal: total } as const;
  const as = { consumer, idempotencyKey: crypto.randomUUID() };
  const response = await market.test.call(placeWebOrder, { params, body }, as);
  return z.parse(placeWebOrder.answer, response.json()).data;
}

/** Reviews an order on its page, with an email address or an empty one. */
async function rate({ token }: { token: string }, address: string) {
  const params = { storeUrl: shop.store.storeUrl, token };
  const review = { rating: 5, review: 'Splendid.', email: address } as const;
  const answer = await market.test.call(saveOwnReview, { params, body: review });
  expect(answer.statusCode).toBe(200);
}

/** Asks something on the store's page. */
async function inquire(payload: object) {
  const url = `/api/v1/storefront/${shop.store.storeUrl}/questions`;
  expect((await market.test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
}

async function listInquiries(): Promise<string[]> {
  const storeId = String(shop.store.id);
  const asked = { params: { storeId, page: '0' }, query: {} };
  const inquiries = await market.ask(findInquiries, asked, shop.owner);
  return inquiries.content.map((one) => one.name);
}

/** Everything by which a store comes to know somebody. */
async function becomeKnown(): Promise<{ orderNumber: string; token: string }> {
  const items = [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }];
  const sent = await shop.place({
    customer,
    deliveryMethod: 'DIRECT',
    deliveryAddress,
    note: `For ${name}`,
    items: items.map((item) => ({
      ...item,
      options: [],
      specialInstructions: `Write ${name} on it`,
    })),
  });
  for (const move of ['accept', 'cancel'] as const) await shop.move(sent.id, move);

  const consumer = await addConsumer(market.test.database.db, { phone: null, email });
  const placed = await orderOnline(consumer);
  const { id } = await read(placed.orderNumber);
  expect((await erase((await listed('Wilhel'))[0]?.id ?? 0)).json<Problem>()).toMatchObject({
    status: 409,
    detail: `Order ${placed.orderNumber} is still open. Finish or cancel it first; nothing was erased.`,
  });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  await rate(placed, email);
  const { db, act } = market.test.platform;
  const charge = { reason: 'MISSING_ITEM', amount: 100, note: 'No bread.' } as const;
  await act(await scopeForSystem(db, shop.store.id, 'Test'), async (work) =>
    openCharge(work, { orderNumber: placed.orderNumber, ...charge }),
  );

  for (const question of [
    { name, message: `It is ${name}. Do you cater?`, email, address: '77 Quince Lane' },
    { name, message: 'Call me.', phoneNumber: '212.555.0177' },
    { name: 'Somebody else', message: 'Are you open?', phoneNumber: '212.555.0178' },
  ]) {
    await inquire(question);
  }
  return placed;
}

/**
 * Creates notes, consents and messages about a customer whose number answers STOP and is blocked.
 */
async function becomeNoted(customerId: number): Promise<void> {
  await send(saveCustomerNotes, { customerId, notes: `${name} rings twice.`, olVersion: 0 });
  await send(recordConsent, { phoneNumber: phone, how: 'COUNTER', note: `${name} said so.` });
  await sendCampaign(market, shop, { contacts: [phone] });
  await marketingTasks(market.test.platform)[campaignsCron.task]?.({});
  const { db, clock } = market.test.platform;
  await saveStop(db, { phone, at: clock.now(), storeIds: [shop.store.id] });
  const reader = { fullName: name, email };
  const mail = letter(reader, `News for ${name}`, [`${name} lives at 77 Quince Lane.`]);
  await db.transaction().execute(async (tx) => queueMail(tx, clock.now(), mail));
  const bounce = { address: email, reason: `${email} is unknown`, at: clock.now() };
  await db.transaction().execute(async (tx) => noteBounce(tx, bounce));
  await send(blockCustomer, { phoneNumber: phone, reason: `${name} shouts.` });
}

/** Returns the places of texts in the whole database, as `table.column`. */
async function whereStands(texts: readonly string[]): Promise<string[]> {
  const { db } = market.test.database;
  const { rows: columns } = await sql<{ place: string; has: string }>`
    select format('%s.%s', c.table_name, c.column_name) as place, format(
      'select exists (select from %I.%I where %I::text ilike any($1)) as has',
      c.table_schema, c.table_name, c.column_name) as has
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')
    order by 1`.execute(db);
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  const patterns = texts.map((text) => `%${text}%`);
  for (const { place, has } of columns) {
    const { rows } = await market.test.database.pool.query<{ has: boolean }>(has, [patterns]);
    if (rows[0]?.has) found.push(place);
  }
  return found;
}

const traces = ['Wilhelmina', 'Quince', '555-0177', '5550177', '555.0177', email];

it('keeps the orders and no personal data, in any column of the database', async () => {
  const { orderNumber, token } = await becomeKnown();
  const [known] = await listed('Wilhelmina');
  const customerId = known?.id ?? 0;
  await becomeNoted(customerId);
  // What waits to be sent is not touched; here it has left.
  await market.test.database.db.updateTable('messages').set({ state: 'SENT' }).execute();
  expect((await whereStands(traces)).length).toBeGreaterThan(15);
  const before = await read(orderNumber);

  expect((await erase(customerId)).statusCode).toBe(200);

  // A consumer's account is the marketplace's, for all stores.
  expect(new Set((await whereStands(traces)).map((place) => place.split('.')[0]))).toEqual(
    new Set(['consumers']),
  );
  const after = await read(orderNumber);
  expect(after).toMatchObject({ customer: 'Erased customer', customerContact: '', note: '' });
  expect({ ...after, customer: '', customerContact: '' }).toEqual({
    ...before,
    customer: '',
    customerContact: '',
  });
  expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
  expect(await listed()).toEqual([]);
  expect(await listed('Erased')).toEqual([]);
  const inPath = { storeId: String(shop.store.id), customerId: String(customerId) };
  const gone = await market.test.call(findCustomer, { params: inPath }, shop.owner);
  expect(gone.statusCode).toBe(404);
  expect((await erase(customerId)).statusCode).toBe(404);
  const page = await market.test.app.inject(`/s/${shop.store.storeUrl}/orders/${token}`);
  expect(page.statusCode).toBe(404);

  const storeId = String(shop.store.id);
  const asked = { params: { storeId, page: '0' }, query: {} };
  expect(await listInquiries()).toEqual(['Somebody else']);
  const { content } = await market.ask(findReviews, asked, shop.owner);
  expect(content).toMatchObject([{ userFullName: 'Erased customer', review: 'Splendid.' }]);

  const [entry] = await findAudit(market.test.database.db, 'customer.erase');
  expect(entry).toMatchObject({ actorName: shop.owner.name, entityId: customerId, after: null });
  expect(await findAudit(market.test.database.db, 'customer.block')).toHaveLength(1);
});

it('keeps obeying STOP, and treats a returning customer as new', async () => {
  const reach = async () => {
    const body = { storeId: shop.store.id, contacts: [phone], segments: [] };
    return market.ask(checkRecipients, { body }, shop.owner);
  };
  expect(await reach()).toMatchObject({ sendable: 0, optedOut: [phone] });
  const { id } = await shop.place({ customer });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  expect(await listed('Quince')).toMatchObject([{ orders: 1, consented: false, blocked: false }]);
  await send(recordConsent, { phoneNumber: phone, how: 'COUNTER', note: '' });
  expect(await reach()).toMatchObject({ sendable: 0, optedOut: [phone] });
  const { db, vault } = market.test.platform;
  expect(await removeStop(db, vault, phone)).toEqual([shop.store.id]);
  expect(await reach()).toMatchObject({ sendable: 1, optedOut: [] });
});

it('keeps what others asked without an email address when a review has none either', async () => {
  const consumer = await addConsumer(market.test.database.db, {
    phone: null,
    email: 'quince2@erased.test',
  });
  const placed = await orderOnline(consumer);
  const { id } = await read(placed.orderNumber);
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  await rate(placed, '');
  // A number that ends like the customer's, in another country.
  await inquire({ name: 'From Solingen', message: 'Open?', phoneNumber: '+49 212 555 0177' });
  await inquire({ name, message: 'Call me.', phoneNumber: '212.555.0177' });
  expect((await erase((await listed('Quince'))[0]?.id ?? 0)).statusCode).toBe(200);
  expect(await listInquiries()).toEqual(['From Solingen', 'Somebody else']);
});
