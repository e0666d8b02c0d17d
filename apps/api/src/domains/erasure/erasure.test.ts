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

const quince = {
  name: 'Wilhelmina Quince',
  phone: '+12125550177',
  typedPhone: '212.555.0177',
  email: 'quince@erased.test',
  street: '77 Quince Lane',
};
const plum: typeof quince = {
  name: 'Ottoline Plum',
  phone: '+12125550166',
  typedPhone: '212.555.0166',
  email: 'plum@kept.test',
  street: '66 Plum Road',
};
const { name, phone, email } = quince;
const customer = { name, phone };

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
async function orderOnline(consumer: string, by = customer) {
  const items = [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }];
  const wish = { deliveryMethod: 'PICKUP', items, tip: { percent: 0 } } as const;
  const params = { storeUrl: shop.store.storeUrl };
  const { total } = await market.ask(quoteWebOrder, { params, body: wish }, { token: '' });
  const body = { ...wish, customer: by, payment: 'AT_COUNTER', expectedTotal: total } as const;
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
async function becomeKnown(person = quince): Promise<{ orderNumber: string; token: string }> {
  const by = { name: person.name, phone: person.phone };
  const items = [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }];
  const sent = await shop.place({
    customer: by,
    deliveryMethod: 'DIRECT',
    deliveryAddress: {
      street: person.street,
      city: 'New York',
      state: 'NY',
      zip: '10001',
      instructions: `Ring at ${person.name}`,
    },
    note: `For ${person.name}`,
    items: items.map((item) => ({
      ...item,
      options: [],
      specialInstructions: `Write ${person.name} on it`,
    })),
  });
  for (const move of ['accept', 'cancel'] as const) await shop.move(sent.id, move);

  const signedIn = { phone: null, email: person.email };
  const consumer = await addConsumer(market.test.database.db, signedIn);
  const placed = await orderOnline(consumer, by);
  const { id } = await read(placed.orderNumber);
  expect((await erase((await listed(person.name))[0]?.id ?? 0)).json<Problem>()).toMatchObject({
    status: 409,
    detail: `Order ${placed.orderNumber} is still open. Finish or cancel it first; nothing was erased.`,
  });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  await rate(placed, person.email);
  const { db, act } = market.test.platform;
  const charge = { reason: 'MISSING_ITEM', amount: 100, note: 'No bread.' } as const;
  await act(await scopeForSystem(db, shop.store.id, 'Test'), async (work) =>
    openCharge(work, { orderNumber: placed.orderNumber, ...charge }),
  );

  const asked = { name: person.name, email: person.email, address: person.street };
  await inquire({ ...asked, message: `It is ${person.name}. Do you cater?` });
  await inquire({ name: person.name, message: 'Call me.', phoneNumber: person.typedPhone });
  return placed;
}

/**
 * Creates notes, consents and messages about a customer whose number answers STOP and is blocked.
 */
async function becomeNoted(customerId: number, person = quince): Promise<void> {
  const { name: fullName, phone: phoneNumber, email: address } = person;
  await send(saveCustomerNotes, { customerId, notes: `${fullName} rings twice.`, olVersion: 0 });
  await send(recordConsent, { phoneNumber, how: 'COUNTER', note: `${fullName} said so.` });
  await sendCampaign(market, shop, { contacts: [phoneNumber] });
  await marketingTasks(market.test.platform)[campaignsCron.task]?.({});
  const { db, clock } = market.test.platform;
  await saveStop(db, { phone: phoneNumber, at: clock.now(), storeIds: [shop.store.id] });
  const reader = { fullName, email: address };
  const mail = letter(reader, `News for ${fullName}`, [`${fullName} lives at ${person.street}.`]);
  await db.transaction().execute(async (tx) => queueMail(tx, clock.now(), mail));
  const bounce = { address, reason: `${address} is unknown`, at: clock.now() };
  await db.transaction().execute(async (tx) => noteBounce(tx, bounce));
  await send(blockCustomer, { phoneNumber, reason: `${fullName} shouts.` });
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
  await inquire({
    name: 'Somebody else',
    message: 'Are you open?',
    phoneNumber: '212.555.0178',
  });
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

it('leaves everybody else and every other store as they were', async () => {
  shop = await market.addShop();
  for (const person of [plum, { ...quince, email: 'quince3@erased.test' }]) {
    await becomeKnown(person);
    await becomeNoted((await listed(person.name))[0]?.id ?? 0, person);
  }
  const customerId = (await listed(name))[0]?.id ?? 0;
  await shop.place({ customer: { name: 'Somebody else', phone: '+12125550155' } });
  await market.test.database.db.updateTable('messages').set({ state: 'SENT' }).execute();
  const ofPlum = ['Ottoline', 'Plum', '5550166', '555.0166'];
  const before = await whereStands(ofPlum);
  expect(before.length).toBeGreaterThan(15);

  const other = await market.addShop();
  const elsewhere = { storeId: other.store.id, customerId };
  const foreign = await post(market.test, eraseCustomer, elsewhere, other.owner);
  expect(foreign.statusCode).toBe(404);
  expect(await listed(name)).toHaveLength(1);
  expect((await erase(customerId)).statusCode).toBe(200);
  expect(await whereStands(ofPlum)).toEqual(before);
});
