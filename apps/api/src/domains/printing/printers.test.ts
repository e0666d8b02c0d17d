import {
  findPrinters,
  printOrder,
  printTestPage,
  removePrinter,
  renewPrinterAddress,
  restorePrinter,
  savePrinter,
} from '@counter/contract/printing';
import { minuteMs } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { createStarPrinter } from '../../testing/doubles/star-printer.ts';
import { createPrintingMarket, type PrintingMarket } from '../../testing/stores/printing-market.ts';
import type { TestMarket, TestShop } from '../../testing/stores/orders.ts';
import { onStore } from '../../testing/stores/payouts.ts';
import { findPrinterOutages, findStoresToMessage } from './index.ts';

let printing: PrintingMarket;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  printing = await createPrintingMarket();
  market = printing.market;
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => printing.close());

const one = (id: number) => ({ body: { storeId: shop.store.id, id } });

describe('a printer', () => {
  it('works only at its new address once it is renewed', async () => {
    const { id, printer } = await printing.addPrinter(shop);
    const renewed = await market.ask(renewPrinterAddress, one(id), shop.owner);
    await expect(printer.poll()).rejects.toThrow(/^404/);
    const moved = createStarPrinter(market.test.app, renewed.address ?? '');
    await market.ask(printTestPage, one(id), shop.owner);
    await moved.pollAll();
    expect(moved.last().join(' ')).toContain('Test page');
  });

  it('gets nothing once removed, and drops its queue', async () => {
    const { id, printer } = await printing.addPrinter(shop);
    await printing.accepted(shop);
    await market.ask(removePrinter, one(id), shop.owner);
    await expect(printer.poll()).rejects.toThrow(/^404/);
    await market.ask(restorePrinter, one(id), shop.owner);
    expect(await printer.poll()).toBe(false);
  });

  it('is listed until it is removed, and again once restored', async () => {
    const { id } = await printing.addPrinter(shop);
    const params = { storeId: String(shop.store.id) };
    const listed = async () =>
      (await market.ask(findPrinters, { params }, shop.owner)).printers.map(
        (printer) => printer.id,
      );
    expect(await listed()).toEqual([id]);
    await market.ask(removePrinter, one(id), shop.owner);
    expect(await listed()).toEqual([]);
    await market.ask(restorePrinter, one(id), shop.owner);
    expect(await listed()).toEqual([id]);
  });

  it('is in trouble once a ticket has waited for it for five minutes, listed by name', async () => {
    const other = await market.addShop();
    for (const [of, name] of [
      [shop, 'Kitchen'],
      [shop, 'till'],
      [shop, 'Bar'],
      [other, 'Kitchen'],
    ] as const) {
      const { printer } = await printing.addPrinter(of, { name });
      await printer.poll();
    }
    await printing.accepted(shop);
    await printing.accepted(other);
    const before = market.clock.now();
    const outages = async () =>
      (await onStore(market, shop, findPrinterOutages)).map(({ name, waiting }) => [name, waiting]);
    const stores = (after: number, limit: number) =>
      findStoresToMessage(market.test.platform.db, market.clock.now(), { storeId: after }, limit);
    const own = { storeId: shop.store.id };
    market.clock.advance(5 * minuteMs - 1);
    expect(await outages()).toEqual([]);
    expect(await stores(own.storeId - 1, 9)).toEqual([]);
    market.clock.advance(1);
    expect(await outages()).toEqual([
      ['Bar', 1],
      ['Kitchen', 1],
      ['till', 1],
    ]);
    expect(await stores(own.storeId - 1, 9)).toEqual([own, { storeId: other.store.id }]);
    expect(await stores(own.storeId - 1, 1)).toEqual([own]);
    expect(await stores(own.storeId, 1)).toEqual([{ storeId: other.store.id }]);
    market.clock.set(before);
  });

  it('has a unique name', async () => {
    await printing.addPrinter(shop);
    const refused = await post(
      market.test,
      savePrinter,
      printing.requestOf(shop, { name: 'kitchen' }),
      shop.owner,
    );
    expect(refused.json()).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ path: 'name' }] });
  });

  it('shows its address once and never in the list', async () => {
    const { id, address } = await printing.addPrinter(shop);
    expect(address).toMatch(/^https:\/\/counter\.test\/api\/v1\/printers\/\d+\/.{40,}$/);
    const change = { ...printing.requestOf(shop, { name: 'Grill' }), id, olVersion: 1 };
    const changed = await post(market.test, savePrinter, change, shop.owner);
    expect(changed.json()).toMatchObject({ data: { address: null } });
    expect(JSON.stringify(await printing.printers(shop))).not.toContain(address.slice(-20));
    const late = await post(market.test, savePrinter, { ...change, name: 'Bar' }, shop.owner);
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the name of "Grill" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
  });
});

describe('another store', () => {
  it('neither sees a printer nor prints on it', async () => {
    const { id: printerId } = await printing.addPrinter(shop);
    const own = shop;
    const order = await printing.accepted(shop);
    shop = await market.addShop();
    expect(await printing.printers(shop)).toEqual([]);
    const foreign = { storeId: shop.store.id, printerId, orderId: order.id, ticket: 'KITCHEN' };
    const answer = await post(market.test, printOrder, foreign, shop.owner);
    expect(answer.statusCode).toBe(404);
    const body = { storeId: own.store.id, orderId: order.id, printerId, ticket: 'KITCHEN' };
    expect((await post(market.test, printOrder, body, shop.owner)).statusCode).toBe(403);
  });

  it("another store's order isn't printed either", async () => {
    const order = await shop.place();
    shop = await market.addShop();
    const { id: printerId } = await printing.addPrinter(shop);
    const body = { storeId: shop.store.id, orderId: order.id, printerId, ticket: 'PACKAGE' };
    expect((await post(market.test, printOrder, body, shop.owner)).statusCode).toBe(404);
  });
});

it('staff can print, and only managers can set printers up', async () => {
  const { id } = await printing.addPrinter(shop);
  const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
  const test = await post(market.test, printTestPage, { storeId: shop.store.id, id }, staff);
  expect(test.statusCode).toBe(200);
  expect((await post(market.test, savePrinter, printing.requestOf(shop), staff)).statusCode).toBe(
    403,
  );
});

describe("a call that isn't from a printer", () => {
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    market.test.app.inject({ method, url, ...(payload ? { payload } : {}) });

  it('is rejected without revealing what exists', async () => {
    const { id } = shop.store;
    for (const url of [`/api/v1/printers/${id}/none`, '/api/v1/printers/x/none']) {
      expect((await ask('POST', url, { statusCode: '200 OK' })).statusCode).toBe(404);
      expect((await ask('GET', url)).statusCode).toBe(404);
      expect((await ask('DELETE', `${url}?code=200`)).statusCode).toBe(404);
    }
  });

  it('must follow the protocol', async () => {
    const { address } = await printing.addPrinter(shop);
    const { pathname } = new URL(address);
    expect((await ask('POST', pathname, { status: 1 })).statusCode).toBe(422);
    expect((await ask('DELETE', pathname)).statusCode).toBe(422);
    expect((await ask('GET', `${pathname}?type=image/tiff`)).statusCode).toBe(415);
    expect((await ask('GET', pathname)).statusCode).toBe(404);
  });

  it('gets plain text on request', async () => {
    const { address } = await printing.addPrinter(shop);
    const { orderNumber } = await printing.accepted(shop);
    const { pathname } = new URL(address);
    const plain = await ask('GET', `${pathname}?type=text/plain`);
    expect(plain.body).toContain(orderNumber);
    expect(plain.body).toContain('1 × Lentil Soup');
  });
});
