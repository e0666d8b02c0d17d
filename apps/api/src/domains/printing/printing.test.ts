import { printOrder, printTestPage, type Printer } from '@counter/contract/printing';
import { changeItems, undoMove } from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPrintingMarket, type PrintingMarket } from '../../testing/stores/printing-market.ts';
import type { TestMarket, TestShop } from '../../testing/stores/orders.ts';

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

const minutes = (count: number) => count * 60_000;

async function condition(): Promise<Printer | undefined> {
  return (await printing.printers(shop))[0];
}

/** Has an order of so many of each product accepted. */
async function acceptedBoth(quantity: number) {
  const options: number[] = [];
  const order = await shop.place({
    items: shop.products.map((product) => ({
      productId: product.id,
      quantity,
      options,
      specialInstructions: '',
    })),
  });
  await shop.move(order.id, 'accept');
  await printing.hear();
  return order;
}

const one = (id: number) => ({ body: { storeId: shop.store.id, id } });

describe('an accepted order', () => {
  it('prints on the kitchen printer exactly once', async () => {
    const { printer } = await printing.addPrinter(shop);
    const { orderNumber } = await printing.accepted(shop);
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

  it("prints kitchen tickets and package slips, with each printer's number of copies", async () => {
    const { printer } = await printing.addPrinter(shop, { kitchenCopies: 2, packageCopies: 1 });
    await printing.accepted(shop);
    await printer.pollAll();
    const slips = printer.papers.filter((paper) => paper.some(({ text }) => text === 'PAID'));
    expect(printer.papers).toHaveLength(3);
    expect(slips).toHaveLength(1);
  });

  it('prints nothing before it is accepted, or on a printer without tickets', async () => {
    const { printer } = await printing.addPrinter(shop);
    const idle = await printing.addPrinter(shop, { name: 'Office', kitchenCopies: 0 });
    const { id } = await shop.place();
    await printing.hear();
    expect(await printer.poll()).toBe(false);
    await shop.move(id, 'accept');
    await printing.hear();
    expect(await printer.poll()).toBe(true);
    expect(await idle.printer.poll()).toBe(false);
  });

  it('prints when the kitchen must start if it is scheduled', async () => {
    const { printer } = await printing.addPrinter(shop);
    const scheduledAt = new Date(market.clock.now().getTime() + minutes(180)).toISOString();
    const { id } = await shop.place({ scheduledAt });
    await shop.move(id, 'accept');
    await printing.hear();
    expect(await printer.poll()).toBe(false);
  });

  it("isn't printed if taken back first, and is once it is accepted again", async () => {
    const { printer } = await printing.addPrinter(shop);
    const { id } = await printing.accepted(shop);
    const body = { storeId: shop.store.id, orderId: id, move: 'accept' as const };
    await market.ask(undoMove, { body }, shop.owner);
    expect(await printer.poll()).toBe(false);
    await shop.move(id, 'accept');
    await printing.hear();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
  });

  it('prints a cancellation if cancelled after it was printed', async () => {
    const { printer } = await printing.addPrinter(shop);
    const { id, orderNumber } = await printing.accepted(shop);
    await printer.pollAll();
    await shop.move(id, 'cancel');
    await printing.hear();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    const [mark, number] = printer.papers[1] ?? [];
    expect(mark?.text.trim()).toBe('CANCELLED');
    expect(mark?.inverse).toBe(true);
    expect(number?.text).toContain(orderNumber);
  });

  it('reprints once, marked, if its items change after printing', async () => {
    const { printer } = await printing.addPrinter(shop);
    const { id: orderId } = await acceptedBoth(2);
    await printer.pollAll();
    for (const [changes, quantity] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const body = { storeId: shop.store.id, orderId, changes, lines: [{ line: 1, quantity }] };
      await market.ask(changeItems, { body }, shop.owner);
      await printing.hear();
    }
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    const changed = printer.last().map((line) => line.trim());
    expect(changed[0]).toBe('CHANGED');
    const [, differences, items] = changed.join(' ').split(/\?{48}/);
    expect(differences?.trim()).toBe('REMOVED 2 ? Lentil Soup');
    expect(items?.trim()).toBe('All items now 2 ? Flat Bread');
  });

  it('prints once, in its new form, if its items change before printing', async () => {
    const { printer } = await printing.addPrinter(shop);
    const { id: orderId } = await acceptedBoth(1);
    const lines = [{ line: 1, quantity: 0 }];
    const body = { storeId: shop.store.id, orderId, changes: 0, lines };
    await market.ask(changeItems, { body }, shop.owner);
    await printing.hear();
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
    expect(printer.last().join(' ')).not.toContain('Soup');
    expect(printer.last().join(' ')).not.toContain('CHANGED');
  });

  it('prints nothing if cancelled before printing', async () => {
    const { printer } = await printing.addPrinter(shop);
    const { id } = await printing.accepted(shop);
    await shop.move(id, 'cancel');
    await printing.hear();
    expect(await printer.poll()).toBe(false);
    expect(await condition()).toMatchObject({ waiting: 0 });
  });
});

describe('a printer', () => {
  it('marks a reprint as a copy', async () => {
    const { id: printerId, printer } = await printing.addPrinter(shop);
    const { id: orderId } = await printing.accepted(shop);
    await printer.pollAll();
    const body = { storeId: shop.store.id, orderId, printerId, ticket: 'KITCHEN' as const };
    await market.ask(printOrder, { body }, shop.owner);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(printer.last()[0]?.trim()).toBe('COPY');
    expect(printer.papers[0]?.some(({ text }) => text.includes('COPY'))).toBe(false);
  });

  it('out of paper keeps its tickets, reports it and prints them later', async () => {
    const { printer } = await printing.addPrinter(shop);
    await printer.poll();
    printer.setStatus('410 Out of paper');
    await printing.accepted(shop);
    expect(await printer.poll()).toBe(false);
    expect(await condition()).toMatchObject({ condition: 'OUT_OF_PAPER', waiting: 1 });
    printer.setStatus('200 OK');
    await printer.pollAll();
    expect(printer.papers).toHaveLength(1);
    expect(await condition()).toMatchObject({ condition: 'READY', waiting: 0 });
  });

  it('reprints with a mark if its confirmation got lost', async () => {
    const { printer } = await printing.addPrinter(shop);
    await printing.accepted(shop);
    printer.loseAnswersOf('DELETE');
    await printer.poll();
    printer.loseAnswersOf(undefined);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(printer.last().join(' ')).toContain('MAYBE A COPY');
  });

  it('that confirms twice has still printed once', async () => {
    const { printer, id } = await printing.addPrinter(shop);
    await printing.accepted(shop);
    await printer.pollAll();
    await market.ask(printTestPage, one(id), shop.owner);
    await printer.pollAll();
    expect(printer.papers).toHaveLength(2);
    expect(await condition()).toMatchObject({ waiting: 0, lastFailure: null });
  });

  it("that can't read a ticket gets it three times, and then people are notified", async () => {
    const { printer } = await printing.addPrinter(shop);
    for (const reason of ['511 Media decoding error', '520 Download error']) {
      const { orderNumber } = await printing.accepted(shop);
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        printer.failNextDownload(reason);
        expect(await printer.poll()).toBe(true);
      }
      expect(await printer.poll()).toBe(false);
      expect(await condition()).toMatchObject({ lastFailure: { orderNumber, reason }, waiting: 0 });
    }
  });

  it('that was away for hours skips orders that nobody cooks anymore', async () => {
    const { printer } = await printing.addPrinter(shop);
    await printing.accepted(shop);
    market.clock.advance(minutes(241));
    expect(await printer.poll()).toBe(false);
  });

  it('counts as silent two minutes after its last poll', async () => {
    const { printer } = await printing.addPrinter(shop);
    expect(await condition()).toMatchObject({ condition: 'NEVER_SEEN', lastSeenAt: null });
    await printer.poll();
    expect(await condition()).toMatchObject({ condition: 'READY' });
    market.clock.advance(minutes(3));
    expect(await condition()).toMatchObject({ condition: 'SILENT' });
    await printer.poll();
    expect(await condition()).toMatchObject({ condition: 'READY' });
  });
});
