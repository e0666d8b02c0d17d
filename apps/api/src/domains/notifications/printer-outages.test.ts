import { updatePrinterMessage } from '@counter/contract/settings';
import { pauseStore } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMarket, TestShop } from '../../testing/stores/orders.ts';
import { createPrintingMarket, type PrintingMarket } from '../../testing/stores/printing-market.ts';
import type { StarPrinter } from '../../testing/doubles/star-printer.ts';
import { refuseRows, runOneByOne } from '../../testing/stores/batches.ts';
import { outagesCron, reportOutages } from './printer-outages.service.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
let printing: PrintingMarket;
let market: TestMarket;
let shop: TestShop;
let printer: StarPrinter;

beforeAll(async () => {
  printing = await createPrintingMarket();
  market = printing.market;
});
beforeEach(async () => {
  market.clock.set(noon);
  const { pool } = market.test.database;
  await pool.query("update print_jobs set state = 'DROPPED'");
  shop = await market.addShop();
  ({ printer } = await printing.addPrinter(shop));
  await printer.poll();
  await pool.query('delete from messages');
});
afterAll(() => printing.close());

/** Passes time minute by minute, and looks at the printers in each: twice, as after a crash. */
async function pass(minutes: number, each: () => Promise<unknown> = async () => {}) {
  for (let passed = 0; passed < minutes; passed += 1) {
    market.clock.advance(minute);
    await each();
    await reportOutages(market.test.platform);
    await reportOutages(market.test.platform);
  }
}

const poll = async () => printer.poll();

async function messages() {
  const { rows } = await market.test.database.pool.query<{ subject: string; body: string }>(
    'select subject, body from messages order by id',
  );
  return rows;
}

describe('a printer outage', () => {
  it('is reported to the managers once, when a ticket has waited five minutes', async () => {
    printer.setStatus('410 Out of paper');
    await poll();
    await printing.accepted(shop);
    await pass(4, poll);
    expect(await messages()).toEqual([]);
    await pass(1, poll);
    const [message] = await messages();
    expect(message?.subject).toMatch(/: a printer can't print$/);
    expect(message?.body).toContain('Kitchen is out of paper, and 1 ticket waits.');
    await pass(60, poll);
    expect(await messages()).toHaveLength(1);
  });

  it("is reported if the printer can't be reached, and again for the next outage", async () => {
    await printing.accepted(shop);
    await pass(5);
    const [message] = await messages();
    expect(message?.body).toContain("Kitchen can't be reached, and 1 ticket waits.");
    await printer.pollAll();
    await printing.accepted(shop);
    await pass(5);
    expect(await messages()).toHaveLength(2);
  });

  it("isn't reported again if the printer comes back without paper", async () => {
    await printing.accepted(shop);
    await pass(5);
    printer.setStatus('410 Out of paper');
    await pass(10, poll);
    expect(await messages()).toHaveLength(1);
  });

  it('is reported in one message with others', async () => {
    await printing.addPrinter(shop, { name: 'Bar' }).then(async (bar) => bar.printer.poll());
    await printing.accepted(shop);
    await pass(5);
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    expect(message?.subject).toMatch(/: printers can't print$/);
    expect(message?.body).toMatch(/Bar can't be reached[^]*Kitchen can't be reached/);
  });

  it('is reported even while the store is paused', async () => {
    await printing.accepted(shop);
    const claims = { storeId: shop.store.id };
    const body = { ...claims, reason: 'EQUIPMENT' as const, note: '', length: 60 as const };
    await market.ask(pauseStore, { body }, shop.owner);
    await pass(5);
    expect(await messages()).toHaveLength(1);
  });
});

describe('no printer outage is reported', () => {
  it('while nothing waits or the printer prints', async () => {
    await pass(10);
    await printing.accepted(shop);
    await pass(10, poll);
    expect(await messages()).toEqual([]);
  });

  it('for a printer that was never connected', async () => {
    await poll();
    await printing.addPrinter(shop, { name: 'Bar' });
    await printing.accepted(shop);
    await pass(10, poll);
    expect(await messages()).toEqual([]);
  });

  it('outside opening hours, until they begin', async () => {
    await printing.accepted(shop);
    await market.test.database.db
      .insertInto('storeHours')
      .values({
        storeId: shop.store.id,
        weekday: 3,
        opens: 12 * 60 + 30,
        closes: 14 * 60,
        delivery: false,
      })
      .execute();
    await pass(29);
    expect(await messages()).toEqual([]);
    await pass(1);
    expect(await messages()).toHaveLength(1);
  });

  it('if the store turned the message off', async () => {
    const body = { storeId: shop.store.id, printerMessage: false };
    await market.ask(updatePrinterMessage, { body }, shop.owner);
    await printing.accepted(shop);
    await pass(10);
    expect(await messages()).toEqual([]);
  });
});

it("a job checks a limited number of stores, and one failing store doesn't stop the others", async () => {
  const shops = [shop, await market.addShop(), await market.addShop()];
  for (const one of shops.slice(1)) {
    await (await printing.addPrinter(one)).printer.poll();
  }
  for (const one of shops) await printing.accepted(one);
  market.clock.advance(5 * minute);
  const { pool } = market.test.database;
  const when = `new.store_id = ${shop.store.id}`;
  const accept = await refuseRows(pool, { on: 'update on printers', when });
  const told = await runOneByOne(
    market,
    outagesCron.task,
    reportOutages,
    async () => (await messages()).length,
  );
  await accept();
  expect(told).toEqual([0, 1, 2, 2]);
});
