import { removeStation, restoreStation, saveStation, type Station } from '@counter/contract/menu';
import { undoMove } from '@counter/contract/orders';
import { printOrder, savePrinter } from '@counter/contract/printing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMarket, TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { createPrintingMarket, type PrintingMarket } from '../../testing/stores/printing-market.ts';
import { acceptTwoOf, addStationShop, papersOf } from '../../testing/stores/station-shop.ts';

let printing: PrintingMarket;
let market: TestMarket;
let shop: TestShop;
let grill: Station;
let cold: Station;
let soup: number;
let salad: number;
let bread: number;

beforeAll(async () => {
  printing = await createPrintingMarket();
  market = printing.market;
});
beforeEach(async () => {
  ({ shop, grill, cold, soup, salad, bread } = await addStationShop(printing));
});
afterAll(() => printing.close());

const accepted = async (...products: readonly number[]) => acceptTwoOf(printing, shop, products);

const addPrinter = async (name: string, station: Station | null) =>
  printing.addPrinter(shop, { name, stationId: station?.id ?? null });

const slipsAlone = { name: 'Slips', kitchenCopies: 0, packageCopies: 1 };

describe("a station's printer", () => {
  it('prints its items under its name and says what is made elsewhere', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const whole = await addPrinter('Pass', null);
    const { orderNumber } = await accepted(soup, salad, bread);
    const [ticket = ''] = await papersOf(printer);
    expect(ticket.split('\n').slice(0, 2)).toEqual(['GRILL', orderNumber]);
    expect(ticket).toContain('2 ? Lentil Soup');
    expect(ticket).toContain('+2 at Cold, +2 elsewhere');
    expect(ticket).toMatch(/2 of 6 items/);
    expect(ticket).not.toMatch(/Salad|Bread/);
    const [pass = ''] = await papersOf(whole.printer);
    expect(pass).toMatch(/Soup[^]*Salad[^]*Bread/);
    expect(pass).not.toContain('GRILL');
  });

  it('prints no order without its items, and prints whole package slips', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const slips = await printing.addPrinter(shop, { ...slipsAlone, stationId: grill.id });
    await addPrinter('Cold', cold);
    await accepted(salad);
    expect(await papersOf(printer)).toEqual([]);
    expect(await papersOf(slips.printer)).toEqual([expect.stringContaining('Green Salad')]);
  });

  it('prints items that no printer covers', async () => {
    const { printer } = await addPrinter('Grill', grill);
    await accepted(salad, bread);
    expect(await papersOf(printer)).toEqual([expect.stringMatching(/Salad[^]*Bread/)]);
  });

  it('leaves items that no station covers to printers that serve all', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const pass = await addPrinter('Pass', null);
    await accepted(salad, bread);
    expect(await papersOf(printer)).toEqual([]);
    expect(await papersOf(pass.printer)).toEqual([expect.stringMatching(/Salad[^]*Bread/)]);
  });

  it('prints what it was sent, even if its products move to another station', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    await accepted(soup, salad);
    const categoryIds = [...grill.categoryIds, ...cold.categoryIds];
    const body = { storeId: shop.store.id, id: cold.id, name: 'Cold', categoryIds };
    await market.ask(saveStation, { body }, shop.owner);
    expect(await papersOf(printer)).toEqual([expect.stringContaining('Soup')]);
    const [ticket] = await papersOf(other.printer);
    expect(ticket).toContain('Salad');
    expect(ticket).not.toContain('Soup');
  });

  it('prints whole orders once its station is deleted, and its items again once restored', async () => {
    const { printer } = await addPrinter('Grill', grill);
    await addPrinter('Cold', cold);
    const body = { storeId: shop.store.id, id: grill.id };
    await market.ask(removeStation, { body }, shop.owner);
    await accepted(soup, salad);
    const [whole] = await papersOf(printer);
    expect(whole).toMatch(/Soup[^]*Salad/);
    expect(whole).not.toContain('GRILL');
    const station = { name: 'Grill', deleted: true };
    expect(await printing.printers(shop)).toMatchObject([{ name: 'Cold' }, { station }]);
    await market.ask(restoreStation, { body }, shop.owner);
    await accepted(salad);
    expect(await papersOf(printer)).toHaveLength(1);
  });
});

it("an order that is taken back and accepted again prints once, at its items' current stations", async () => {
  const { printer } = await addPrinter('Grill', grill);
  const other = await addPrinter('Cold', cold);
  const { id } = await accepted(soup);
  const undone = { storeId: shop.store.id, orderId: id, move: 'accept' as const };
  await market.ask(undoMove, { body: undone }, shop.owner);
  expect(await papersOf(printer)).toEqual([]);
  const categoryIds = [...grill.categoryIds, ...cold.categoryIds];
  const body = { storeId: shop.store.id, id: cold.id, name: 'Cold', categoryIds };
  await market.ask(saveStation, { body }, shop.owner);
  await shop.move(id, 'accept');
  await printing.hear();
  expect(await papersOf(printer)).toEqual([]);
  expect(await papersOf(other.printer)).toEqual([expect.stringContaining('Soup')]);
});

it("a cancelled order tells each station's printer about its own items", async () => {
  const { printer } = await addPrinter('Grill', grill);
  const other = await addPrinter('Cold', cold);
  const { id } = await accepted(soup);
  await papersOf(printer);
  await shop.move(id, 'cancel');
  await printing.hear();
  expect(await papersOf(printer)).toEqual([
    expect.stringMatching(/^GRILL\n/),
    expect.stringMatching(/^CANCELLED\nGRILL\n/),
  ]);
  expect(await papersOf(other.printer)).toEqual([]);
});

describe('a reprint', () => {
  const askFor = async (orderId: number, printerId: number) => {
    const body = { storeId: shop.store.id, orderId, printerId, ticket: 'KITCHEN' as const };
    await market.ask(printOrder, { body }, shop.owner);
  };

  it("contains the station's items, and is a copy only of a ticket with them", async () => {
    const { id: grillId, printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    other.printer.setStatus('410 Out of paper');
    const { id } = await accepted(soup, salad);
    await papersOf(printer);
    await askFor(id, grillId);
    const [, copy = ''] = await papersOf(printer);
    expect(copy).toMatch(/^COPY\nGRILL\n/);
    expect(copy).not.toContain('Salad');
    const spare = await printing.addPrinter(shop, {
      name: 'Spare',
      stationId: cold.id,
      kitchenCopies: 0,
    });
    await askFor(id, spare.id);
    expect(await papersOf(spare.printer)).toEqual([expect.stringMatching(/^COLD\n/)]);
  });

  it('contains the whole order if the station makes none of it', async () => {
    const { id: grillId, printer } = await addPrinter('Grill', grill);
    await addPrinter('Cold', cold);
    const { id } = await accepted(salad);
    await askFor(id, grillId);
    expect(await papersOf(printer)).toEqual([expect.stringContaining('Green Salad')]);
  });
});

it("a printer can't have a deleted station or another store's", async () => {
  const body = { storeId: shop.store.id, id: grill.id };
  await market.ask(removeStation, { body }, shop.owner);
  const foreign = cold.id;
  const save = async (stationId: number) =>
    post(market.test, savePrinter, printing.requestOf(shop, { stationId }), shop.owner);
  const refused = { code: 'INVALID_FIELDS', errors: [{ path: 'stationId' }] };
  expect((await save(grill.id)).json()).toMatchObject(refused);
  shop = await market.addShop();
  expect((await save(foreign)).json()).toMatchObject(refused);
});
