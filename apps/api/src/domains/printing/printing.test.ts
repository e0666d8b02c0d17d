import {
  findPrinters,
  printOrder,
  printTestPage,
  removePrinter,
  renewPrinterAddress,
  restorePrinter,
  savePrinter,
  type Printer,
  type PrinterRequest,
} from '@counter/contract/printing';
import { undoMove } from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEventDispatcher,
  type EventDispatcher,
} from '../../platform/events/outbox/event-dispatcher.ts';
import { addUser } from '../../testing/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/orders.ts';
import { post } from '../../testing/partners.ts';
import { createStarPrinter } from '../../testing/star-printer.ts';
import { printingConsumer } from './printing-consumer.ts';

let market: TestMarket;
let dispatcher: EventDispatcher;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  const { db, log } = market.test.platform;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  dispatcher = createEventDispatcher({ db, log, consumers: [printingConsumer()], timing });
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
});

const minutes = (count: number) => count * 60_000;

function requestOf(change: Partial<PrinterRequest> = {}) {
  const facts = { name: 'Kitchen', paperWidth: 80 as const, kitchenCopies: 1, packageCopies: 0 };
  return { storeId: shop.store.id, ...facts, ...change };
}

async function addPrinter(change: Partial<PrinterRequest> = {}) {
  const saved = await market.ask(savePrinter, { body: requestOf(change) }, shop.owner);
  return { id: saved.id, printer: createStarPrinter(market.test.app, saved.address ?? '') };
}

async function printers(): Promise<Printer[]> {
  const params = { storeId: String(shop.store.id) };
  return (await market.ask(findPrinters, { params }, shop.owner)).printers;
}

async function condition(): Promise<Printer | undefined> {
  return (await printers())[0];
}

/** Places an order, accepts it, and lets the printers hear of it. */
async function accepted() {
  const order = await shop.place({ note: 'No cutlery' });
  await shop.move(order.id, 'accept');
  await dispatcher.poll();
  return order;
}

const one = (id: number) => ({ body: { storeId: shop.store.id, id } });

describe('an accepted order', () => {
  it('comes out of the kitchen printer once, and nothing more', async () => {
    const { printer } = await addPrinter();
    const { orderNumber } = await accepted();
    await printer.pollAll();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
    expect(printer.last().map((line) => line.trim())).toEqual([
      orderNumber,
      'Pickup 12:20 PM',
      expect.stringMatching(/^Maya Lind +Placed 12:00 PM$/),
      '?'.repeat(48),
      '1 ? Lentil Soup',
      '?'.repeat(48),
      'Note: No cutlery',
      expect.stringMatching(new RegExp(`^1 item +${orderNumber}$`)),
    ]);
    expect(printer.papers[0]?.[0]).toMatchObject({ size: 3 });
  });

  it('prints kitchen tickets and package slips, each as often as the printer is set to', async () => {
    const { printer } = await addPrinter({ kitchenCopies: 2, packageCopies: 1 });
    await accepted();
    await printer.pollAll();
    const slips = printer.papers.filter((paper) => paper.some(({ text }) => text === 'PAID'));
    expect(printer.papers).toHaveLength(3);
    expect(slips).toHaveLength(1);
  });

  it('prints nothing before it is accepted, nor on a printer that prints no tickets', async () => {
    const { printer } = await addPrinter();
    const idle = await addPrinter({ name: 'Office', kitchenCopies: 0 });
    const { id } = await shop.place();
    await dispatcher.poll();
    expect(await printer.poll()).toBe(false);
    await shop.move(id, 'accept');
    await dispatcher.poll();
    expect(await printer.poll()).toBe(true);
    expect(await idle.printer.poll()).toBe(false);
  });

  it('scheduled for later prints when the kitchen has to start', async () => {
    const { printer } = await addPrinter();
    const scheduledAt = new Date(market.clock.now().getTime() + minutes(180)).toISOString();
    const { id } = await shop.place({ scheduledAt });
    await shop.move(id, 'accept');
    await dispatcher.poll();
    expect(await printer.poll()).toBe(false);
  });

  it('that was taken back before it came out is not printed, and is once it is accepted again', async () => {
    const { printer } = await addPrinter();
    const { id } = await accepted();
    const body = { storeId: shop.store.id, orderId: id, move: 'accept' as const };
    await market.ask(undoMove, { body }, shop.owner);
    expect(await printer.poll()).toBe(false);
    await shop.move(id, 'accept');
    await dispatcher.poll();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
  });

  it('that is cancelled after it came out is told to the kitchen', async () => {
    const { printer } = await addPrinter();
    const { id, orderNumber } = await accepted();
    await printer.pollAll();
    await shop.move(id, 'cancel');
    await dispatcher.poll();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    const [mark, number] = printer.papers[1] ?? [];
    expect(mark).toMatchObject({ text: expect.stringContaining('CANCELLED'), inverse: true });
    expect(number?.text).toContain(orderNumber);
  });

  it('that is cancelled before it came out leaves nothing to print', async () => {
    const { printer } = await addPrinter();
    const { id } = await accepted();
    await shop.move(id, 'cancel');
    await dispatcher.poll();
    expect(await printer.poll()).toBe(false);
    expect(await condition()).toMatchObject({ waiting: 0 });
  });
});

describe('a printer', () => {
  it('prints a ticket that is asked for again marked as a copy', async () => {
    const { id: printerId, printer } = await addPrinter();
    const { id: orderId } = await accepted();
    await printer.pollAll();
    const body = { storeId: shop.store.id, orderId, printerId, ticket: 'KITCHEN' as const };
    await market.ask(printOrder, { body }, shop.owner);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(printer.last()[0]?.trim()).toBe('COPY');
    expect(printer.papers[0]?.some(({ text }) => text.includes('COPY'))).toBe(false);
  });

  it('out of paper keeps its tickets, says so, and prints them once it is well', async () => {
    const { printer } = await addPrinter();
    await printer.poll();
    printer.setStatus('410 Out of paper');
    await accepted();
    expect(await printer.poll()).toBe(false);
    expect(await condition()).toMatchObject({ condition: 'OUT_OF_PAPER', waiting: 1 });
    printer.setStatus('200 OK');
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
    expect(await condition()).toMatchObject({ condition: 'READY', waiting: 0 });
  });

  it('whose confirmation got lost prints again, marked, as nobody knows whether it did', async () => {
    const { printer } = await addPrinter();
    await accepted();
    printer.loseAnswersOf('DELETE');
    await printer.poll();
    printer.loseAnswersOf(undefined);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(printer.last().join(' ')).toContain('MAYBE A COPY');
  });

  it('that confirms twice has still printed once', async () => {
    const { printer, id } = await addPrinter();
    await accepted();
    await printer.pollAll();
    await market.ask(printTestPage, one(id), shop.owner);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(await condition()).toMatchObject({ waiting: 0, lastFailure: null });
  });

  it('that can’t read a ticket gets it three times, then people are told', async () => {
    const { printer } = await addPrinter();
    const { orderNumber } = await accepted();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      printer.failNextDownload('511 Media decoding error');
      expect(await printer.poll()).toBe(true);
    }
    expect(await printer.poll()).toBe(false);
    const reason = '511 Media decoding error';
    expect(await condition()).toMatchObject({ lastFailure: { orderNumber, reason }, waiting: 0 });
  });

  it('that was away for hours prints no orders that nobody cooks any more', async () => {
    const { printer } = await addPrinter();
    await accepted();
    market.clock.advance(minutes(241));
    expect(await printer.poll()).toBe(false);
  });

  it('is silent two minutes after it last asked', async () => {
    const { printer } = await addPrinter();
    expect(await condition()).toMatchObject({ condition: 'NEVER_SEEN', lastSeenAt: null });
    await printer.poll();
    expect(await condition()).toMatchObject({ condition: 'READY' });
    market.clock.advance(minutes(3));
    expect(await condition()).toMatchObject({ condition: 'SILENT' });
    await printer.poll();
    expect(await condition()).toMatchObject({ condition: 'READY' });
  });

  it('works at its new address alone once that was renewed', async () => {
    const { id, printer } = await addPrinter();
    const renewed = await market.ask(renewPrinterAddress, one(id), shop.owner);
    await expect(printer.poll()).rejects.toThrow(/^404/);
    const moved = createStarPrinter(market.test.app, renewed.address ?? '');
    await market.ask(printTestPage, one(id), shop.owner);
    await moved.pollAll();
    expect(moved.last().join(' ')).toContain('Test page');
  });

  it('gets nothing once it is removed, and drops what it had to print', async () => {
    const { id, printer } = await addPrinter();
    await accepted();
    await market.ask(removePrinter, one(id), shop.owner);
    await expect(printer.poll()).rejects.toThrow(/^404/);
    await market.ask(restorePrinter, one(id), shop.owner);
    expect(await printer.poll()).toBe(false);
  });

  it('has a name of its own', async () => {
    await addPrinter();
    const refused = await post(
      market.test,
      savePrinter,
      requestOf({ name: 'kitchen' }),
      shop.owner,
    );
    expect(refused.json()).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ path: 'name' }] });
  });

  it('shows its address once, and never in the list', async () => {
    const saved = await market.ask(savePrinter, { body: requestOf() }, shop.owner);
    expect(saved.address).toMatch(/^https:\/\/counter\.test\/api\/v1\/printers\/\d+\/.{40,}$/);
    const change = { ...requestOf({ name: 'Grill' }), id: saved.id, olVersion: 1 };
    expect(await market.ask(savePrinter, { body: change }, shop.owner)).toMatchObject({
      address: null,
    });
    expect(JSON.stringify(await printers())).not.toContain(saved.address?.slice(-20));
  });
});

describe('another store', () => {
  it('neither sees a printer nor prints on it', async () => {
    const { id: printerId } = await addPrinter();
    const own = shop;
    const order = await accepted();
    shop = await market.addShop();
    expect(await printers()).toEqual([]);
    const foreign = { storeId: shop.store.id, printerId, orderId: order.id, ticket: 'KITCHEN' };
    const answer = await post(market.test, printOrder, foreign, shop.owner);
    expect(answer.statusCode).toBe(404);
    const body = { storeId: own.store.id, orderId: order.id, printerId, ticket: 'KITCHEN' };
    expect((await post(market.test, printOrder, body, shop.owner)).statusCode).toBe(403);
  });

  it('a foreign order is not printed either', async () => {
    const order = await shop.place();
    shop = await market.addShop();
    const { id: printerId } = await addPrinter();
    const body = { storeId: shop.store.id, orderId: order.id, printerId, ticket: 'PACKAGE' };
    expect((await post(market.test, printOrder, body, shop.owner)).statusCode).toBe(404);
  });
});

it('staff print, and only managers set printers up', async () => {
  const { id } = await addPrinter();
  const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
  const test = await post(market.test, printTestPage, { storeId: shop.store.id, id }, staff);
  expect(test.statusCode).toBe(200);
  expect((await post(market.test, savePrinter, requestOf(), staff)).statusCode).toBe(403);
});

describe('a call that is none of a printer', () => {
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    market.test.app.inject({ method, url, ...(payload ? { payload } : {}) });

  it('is refused without saying what exists', async () => {
    const { id } = shop.store;
    for (const url of [`/api/v1/printers/${id}/none`, '/api/v1/printers/x/none']) {
      expect((await ask('POST', url, { statusCode: '200 OK' })).statusCode).toBe(404);
      expect((await ask('GET', url)).statusCode).toBe(404);
      expect((await ask('DELETE', `${url}?code=200`)).statusCode).toBe(404);
    }
  });

  it('has to speak the protocol', async () => {
    const saved = await market.ask(savePrinter, { body: requestOf() }, shop.owner);
    const { pathname } = new URL(saved.address ?? '');
    expect((await ask('POST', pathname, { status: 1 })).statusCode).toBe(422);
    expect((await ask('DELETE', pathname)).statusCode).toBe(422);
    expect((await ask('GET', `${pathname}?type=image/tiff`)).statusCode).toBe(415);
    expect((await ask('GET', pathname)).statusCode).toBe(404);
  });

  it('gets plain text if it asks for that', async () => {
    const saved = await market.ask(savePrinter, { body: requestOf() }, shop.owner);
    const { orderNumber } = await accepted();
    const { pathname } = new URL(saved.address ?? '');
    const plain = await ask('GET', `${pathname}?type=text/plain`);
    expect(plain.body).toContain(orderNumber);
    expect(plain.body).toContain('1 × Lentil Soup');
  });
});
