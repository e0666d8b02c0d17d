import {
  disputeCharge,
  decideCharge,
  findCharge,
  findCharges,
  findOperatorCharges,
  findRefundableOrder,
  proposeCharge,
  refundOrder,
  type Charge,
  type ChargeOutcome,
} from '@counter/contract/adjustments';
import { findOverview } from '@counter/contract/operator';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findBooks } from '../../testing/stores/books.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { keepPicture } from '../files/index.ts';
import { compareRollups } from '../orders/index.ts';
import { adjustmentTasks } from './index.ts';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

async function complete() {
  const order = await shop.place();
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}

const note = 'The customer sent a picture of cold soup.';

async function propose(amount = 1000) {
  const { orderNumber } = await complete();
  const body = { storeId: shop.store.id, orderNumber, reason: 'QUALITY', amount, note } as const;
  return market.ask(proposeCharge, { body }, operator);
}

const text = 'It left the kitchen hot.';
const disputeBody = ({ id: chargeId }: Charge, pictures: string[] = []) => ({
  body: { storeId: shop.store.id, chargeId, text, pictures },
});
const dispute = (charge: Charge) => market.ask(disputeCharge, disputeBody(charge), shop.owner);
const decide = ({ id: chargeId }: Charge, outcome: ChargeOutcome, amount: number | null = null) =>
  market.test.call(
    decideCharge,
    {
      body: { storeId: shop.store.id, chargeId, outcome, amount, note: 'Looked at the pictures.' },
    },
    operator,
  );
const read = ({ id }: Charge) =>
  market.ask(
    findCharge,
    { params: { storeId: String(shop.store.id), chargeId: String(id) } },
    shop.owner,
  );
const left = async ({ orderNumber }: Charge) => {
  const params = { storeId: String(shop.store.id), orderNumber };
  const { charges, refundable } = await market.ask(findRefundableOrder, { params }, shop.owner);
  return { charges, refundable };
};
const lastEntry = async () =>
  (await findBooks(market.test.database.db, shop.store.id)).entries.at(-1);
const lastMail = async () => (await findMails(market.test.database.db, shop.owner.email)).at(-1);

describe('a charge', () => {
  it('is listed newest first, and among the open ones by when it lapses', async () => {
    const [first, second] = [await propose(), await propose()];
    await market.test.database.db
      .updateTable('charges')
      .set({ contestBy: new Date('2026-04-20T17:00:00Z') })
      .where('id', '=', first.id)
      .execute();
    const body = { storeId: shop.store.id, pageNumber: 0, openOnly: true };
    const { content } = await market.ask(findCharges, { body }, shop.owner);
    const places = [second, first].map(({ id }) => content.findIndex((one) => one.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const all = await market.ask(findCharges, { body: { ...body, openOnly: false } }, shop.owner);
    expect(all.content.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
  });

  it('is proposed by the marketplace, held against the order and mailed to the owners, but not booked yet', async () => {
    const charge = await propose();
    expect(charge).toMatchObject({ status: 'OPEN', amount: 1000, charged: null, contest: null });
    expect(charge.contestBy).toBe('2026-04-03T17:00:00.000Z');
    expect(await left(charge)).toEqual({ charges: 1000, refundable: 353 });
    expect(await lastEntry()).toMatchObject({ kind: 'ORDER' });
    expect(await lastMail()).toMatchObject({
      subject: `A charge of $ 10.00 for order ${charge.orderNumber}`,
    });
    const link = `https://counter.test/dashboard/adujstment?tab=charges&open=${charge.id}`;
    expect((await lastMail())?.body).toContain(link);
    const body = { storeId: shop.store.id };
    const { content, open } = await market.ask(findCharges, { body }, shop.owner);
    expect(content[0]).toEqual(charge);
    expect(open).toBeGreaterThan(0);
    const openOnly = { ...body, openOnly: true };
    const lapsing = (await market.ask(findCharges, { body: openOnly }, shop.owner)).content;
    expect(lapsing).toHaveLength(open);
    const lapses = lapsing.map(({ contestBy }) => contestBy);
    expect(lapses).toEqual(lapses.toSorted());
    expect(lapsing.every(({ status }) => status === 'OPEN')).toBe(true);
    expect((await findAudit(market.test.database.db, 'charge.propose')).at(-1)).toMatchObject({
      actorId: operator.id,
      entityId: charge.id,
    });
  });

  it('is listed within the requested store days, first and last included', async () => {
    const charge = await propose();
    const isListed = async (days: { startDate?: string; endDate?: string }) => {
      const body = { storeId: shop.store.id, ...days };
      const { content, open } = await market.ask(findCharges, { body }, shop.owner);
      expect(open).toBeGreaterThan(0);
      return content.some(({ id }) => id === charge.id);
    };
    const today = '2026-03-04';
    expect(await isListed({ startDate: today, endDate: today })).toBe(true);
    expect(await isListed({ endDate: '2026-03-03' })).toBe(false);
    expect(await isListed({ startDate: '2026-03-05' })).toBe(false);
  });

  it('never exceeds what is left of the order', async () => {
    const order = await complete();
    const { orderNumber } = order;
    const about = { storeId: shop.store.id, reason: 'LATE' } as const;
    const refund = (amount: number) => ({
      body: { ...about, orderId: order.id, type: 'CUSTOM' as const, amount },
    });
    await market.ask(refundOrder, refund(500), shop.owner);
    const send = (body: { orderNumber: string; amount: number }) =>
      market.test.call(proposeCharge, { body: { ...about, note, ...body } }, operator);
    expect((await send({ orderNumber, amount: 854 })).json()).toMatchObject({
      errors: [{ path: 'amount', message: 'At most $ 8.53 of this order is left' }],
    });
    expect((await send({ orderNumber: 'KM-0000', amount: 1 })).json()).toMatchObject({
      errors: [{ path: 'orderNumber' }],
    });
    expect((await send({ orderNumber, amount: 853 })).statusCode).toBe(200);
    expect((await market.test.call(refundOrder, refund(1), shop.owner)).statusCode).toBe(409);
    await shop.move(order.id, 'cancel');
    expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
  });

  it('can be disputed once, with a text and pictures', async () => {
    const charge = await propose();
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { url } = await keepPicture(market.test.platform, shop.owner.id, png);
    const manager = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
    const foreign = await market.test.call(disputeCharge, disputeBody(charge, [url]), manager);
    expect(foreign.json()).toMatchObject({ status: 422, errors: [{ path: 'pictures' }] });
    const send = () => market.test.call(disputeCharge, disputeBody(charge, [url]), shop.owner);
    const answers = await Promise.all([send(), send()]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      detail: `${shop.owner.name} already disputed it at 12:00 PM. Nothing was changed.`,
    });
    expect(await read(charge)).toMatchObject({
      status: 'IN_REVIEW',
      contest: { by: shop.owner.name, text, pictures: [url] },
    });
    const { contestedCharges } = await market.ask(findOverview, {}, operator);
    const query = { search: charge.orderNumber, state: 'IN_REVIEW' } as const;
    const found = await market.ask(findOperatorCharges, { query }, operator);
    expect(found.content).toMatchObject([{ id: charge.id, contest: { text } }]);
    await decide(charge, 'WON');
    expect(await market.ask(findOverview, {}, operator)).toMatchObject({
      contestedCharges: contestedCharges - 1,
    });
  });

  it('is listed for operators, newest first', async () => {
    const ids: number[] = [];
    const before = market.clock.now();
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await propose()).id);
      market.clock.advance(60_000);
    }
    market.clock.set(before);
    const { content } = await market.ask(findOperatorCharges, { query: {} }, operator);
    expect(content.map(({ id }) => id).slice(0, 3)).toEqual(ids);
  });

  it.each<[ChargeOutcome, number | null, number]>([
    ['WON', null, 0],
    ['PARTLY', 400, 400],
    ['LOST', null, 1000],
  ])('decided as %s charges the decided amount', async (outcome, amount, charged) => {
    const charge = await propose();
    await dispute(charge);
    const answers = await Promise.all([1, 2].map(() => decide(charge, outcome, amount)));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await read(charge)).toMatchObject({
      status: outcome,
      charged,
      decision: { by: operator.name, note: 'Looked at the pictures.' },
    });
    expect(await left(charge)).toEqual({ charges: charged, refundable: 1353 - charged });
    expect(await lastEntry()).toMatchObject(
      charged === 0
        ? { kind: 'ORDER' }
        : { kind: 'CHARGE', amount: -charged, reference: charge.orderNumber },
    );
    expect((await lastMail())?.subject).toBe(
      `Our decision on the charge for order ${charge.orderNumber}`,
    );
    expect((await findBooks(market.test.database.db, shop.store.id)).unbalanced).toEqual([]);
  });

  it('can only be dropped while undisputed, and a partial decision is below the full amount', async () => {
    const charge = await propose();
    expect((await decide(charge, 'LOST')).json()).toMatchObject({
      status: 409,
      detail: `The store hasn't disputed the charge for order ${charge.orderNumber} yet, so you can only drop it.`,
    });
    await dispute(charge);
    expect((await decide(charge, 'PARTLY')).json()).toMatchObject({ errors: [{ path: 'amount' }] });
    expect((await decide(charge, 'PARTLY', 1000)).json()).toMatchObject({
      errors: [{ path: 'amount', message: 'Enter less than $ 10.00' }],
    });
    expect((await decide(charge, 'WON')).statusCode).toBe(200);
  });

  it('lapses after 30 undisputed days and is charged once', async () => {
    const charge = await propose();
    const inTime = await propose(500);
    const { rows } = await sql<{ key: string; runAt: Date }>`
      select key, run_at from graphile_worker.jobs
      where key = ${`charge.lapse:${shop.store.id}:${charge.id}`}`.execute(market.test.database.db);
    expect(rows).toMatchObject([{ runAt: new Date(charge.contestBy) }]);
    await dispute(inTime);
    const before = market.clock.now();
    market.clock.set(new Date(charge.contestBy));
    const late = await market.test.call(disputeCharge, disputeBody(charge), shop.owner);
    expect(late.json()).toMatchObject({
      status: 409,
      detail: `The charge for order ${charge.orderNumber} could only be disputed until 1:00 PM.`,
    });
    const lapse = adjustmentTasks(market.test.platform)['charge.lapse'];
    for (const { id } of [charge, charge, inTime]) {
      await lapse?.({ storeId: shop.store.id, chargeId: id });
    }
    market.clock.set(before);
    expect(await read(charge)).toMatchObject({
      status: 'LOST',
      charged: 1000,
      decision: { by: null, note: 'The store did not dispute it in time.' },
    });
    expect(await read(inTime)).toMatchObject({ status: 'IN_REVIEW' });
    expect(await lastEntry()).toMatchObject({ kind: 'CHARGE', amount: -1000 });
  });

  it('is hidden from other stores', async () => {
    const charge = await propose();
    const other = await market.addShop();
    const params = { storeId: String(other.store.id), chargeId: String(charge.id) };
    expect((await market.test.call(findCharge, { params }, other.owner)).statusCode).toBe(404);
    const body = { storeId: other.store.id, chargeId: charge.id, text, pictures: [] };
    expect((await market.test.call(disputeCharge, { body }, other.owner)).statusCode).toBe(404);
  });
});
