import { findAuditEntries } from '@counter/contract/audit';
import { endOwnerView, startOwnerView } from '@counter/contract/operator';
import { findOrder } from '@counter/contract/orders';
import { findTeam } from '@counter/contract/team';
import { findBusinesses, findStoreHours, findStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findStreamAccess } from '../../platform/tenancy/callers.repository.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

const noon = new Date('2026-03-04T17:00:00Z');
const reason = 'You asked why an order is missing.';

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
  operator = await addUser(db(), { operator: true });
});
afterAll(() => market.test.close());

const db = () => market.test.platform.db;
const inPath = () => ({ params: { storeId: String(shop.store.id) } });
const call = async (endpoint: typeof startOwnerView | typeof endOwnerView, fields: object = {}) => {
  const body = { storeId: shop.store.id, ...fields };
  return market.test.call(endpoint, { body }, { token: operator.token });
};
const start = async (fields: object = {}) =>
  call(startOwnerView, { reason, minutes: 15, ...fields });
const statusCode = async () =>
  (await market.test.call(findStoreStatus, inPath(), { token: operator.token })).statusCode;
const businesses = async () =>
  market.ask(findBusinesses, { params: { id: String(operator.id) } }, operator);

it('mails the owner who views the store, why and until when, and audits its start and end', async () => {
  const owner = await addUser(db(), { store: shop.store, role: 'owner' });
  expect((await start()).json()).toMatchObject({
    data: { storeId: shop.store.id, endsAt: '2026-03-04T17:15:00.000Z' },
  });
  const [mail] = await findMails(db(), owner.email);
  expect(mail?.subject).toMatch(/^The marketplace is viewing/);
  expect(mail?.body).toContain(operator.name);
  expect(mail?.body).toContain(reason);
  expect(mail?.body).toContain('12:15 PM');
  expect((await call(endOwnerView)).statusCode).toBe(200);
  expect((await call(endOwnerView)).statusCode).toBe(200);
  const { content } = await market.ask(
    findAuditEntries,
    { body: { storeId: shop.store.id } },
    shop.owner,
  );
  expect(content.map(({ by, did }) => `${by} ${did}`).slice(0, 2)).toEqual([
    `${operator.name} stopped viewing the store as its owner`,
    `${operator.name} viewed the store as its owner`,
  ]);
});

it('adds the store to the session until the view ends automatically', async () => {
  expect(await businesses()).toEqual([]);
  expect(await statusCode()).toBe(403);
  await start();
  expect(await businesses()).toMatchObject([
    { id: shop.store.id, role: 'owner', viewedUntil: '2026-03-04T17:15:00.000Z' },
  ]);
  expect(await statusCode()).toBe(200);
  const { id } = await db()
    .selectFrom('published.sessions')
    .where('userId', '=', operator.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const access = async () => findStreamAccess(db(), id, shop.store.id, market.clock.now());
  expect(await access()).toBe('valid');
  market.clock.set(new Date('2026-03-04T17:15:00Z'));
  expect(await access()).toBe('refused');
  expect(await businesses()).toEqual([]);
  expect(await statusCode()).toBe(403);
});

it('shows a store that awaits approval as its owner prepares it', async () => {
  const waiting = await addStore(db(), { approved: false });
  expect((await start({ storeId: waiting.id })).statusCode).toBe(200);
  expect(await businesses()).toMatchObject([{ id: waiting.id, storeApproved: false }]);
  const params = { storeId: String(waiting.id) };
  const read = async (endpoint: typeof findStoreHours | typeof findTeam) =>
    (await market.test.call(endpoint, { params }, { token: operator.token })).statusCode;
  expect(await read(findStoreHours)).toBe(200);
  expect(await read(findTeam)).toBe(403);
});

it("hides customers' contact details and the bank account", async () => {
  const { orderNumber } = await shop.place();
  const params = { storeId: String(shop.store.id), orderNumber };
  const owners = await market.ask(findOrder, { params }, shop.owner);
  await start();
  const staffs = await market.ask(findOrder, { params }, operator);
  expect(owners.customerContact).not.toMatch(/•/);
  expect(staffs.customerContact).toMatch(/^••• /);
  expect(await market.ask(findTeam, inPath(), operator)).toBeDefined();
});

it('requires a reason and a length, allows one view at a time, and only for permitted staff', async () => {
  expect((await start({ reason: ' ' })).json()).toMatchObject({ errors: [{ path: 'reason' }] });
  expect((await start({ minutes: 600 })).json()).toMatchObject({ errors: [{ path: 'minutes' }] });
  await start();
  const other = await market.addShop();
  expect((await start({ storeId: other.store.id })).json()).toMatchObject({
    detail: 'You already view a store. End that view first.',
  });
  const body = { storeId: shop.store.id, reason, minutes: 15 } as const;
  const refused = await market.test.call(startOwnerView, { body }, { token: shop.owner.token });
  expect(refused.statusCode).toBe(403);
});
