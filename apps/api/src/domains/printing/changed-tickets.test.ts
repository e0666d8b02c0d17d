import type { Station } from '@counter/contract/menu';
import { changeItems } from '@counter/contract/orders';
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

type Line = { readonly line: number; readonly quantity: number; readonly swap?: object };

async function change(orderId: number, changes: number, lines: readonly Line[]): Promise<void> {
  const body = { storeId: shop.store.id, orderId, changes, lines };
  expect((await post(market.test, changeItems, body, shop.owner)).statusCode).toBe(200);
  await printing.hear();
}

describe('a changed order', () => {
  it('reprints stations whose lines changed, even to nothing, and whole tickets', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    const slips = await printing.addPrinter(shop, { ...slipsAlone, stationId: grill.id });
    const { id } = await accepted(soup, salad);
    for (const one of [printer, other.printer, slips.printer]) await papersOf(one);
    await change(id, 0, [{ line: 1, quantity: 0 }]);
    const [, empty = ''] = await papersOf(printer);
    expect(empty.split('\n').slice(0, 2)).toEqual(['CHANGED', 'GRILL']);
    expect(empty).toMatch(/REMOVED 2 . Lentil Soup[^]*Nothing left to make/);
    expect(await papersOf(other.printer)).toHaveLength(1);
    const [, slip = ''] = await papersOf(slips.printer);
    expect(slip).toMatch(/^CHANGED\n/);
    expect(slip).toMatch(/REMOVED 2 . Lentil Soup[^]*2 . Green Salad/);
  });

  it('says on each ticket what changed since it was printed, for its own lines', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    const pass = await addPrinter('Pass', null);
    const { id } = await accepted(soup, salad, bread);
    for (const one of [printer, other.printer, pass.printer]) await papersOf(one);
    await change(id, 0, [
      { line: 1, quantity: 1 },
      { line: 3, quantity: 1, swap: { productId: salad, options: [] } },
    ]);
    const [, cooler = ''] = await papersOf(other.printer);
    expect(cooler).toMatch(/^CHANGED\nCOLD\n[^]*NEW 1 . Green Salad\ninstead of Flat Bread\n/);
    expect(cooler).not.toMatch(/Soup|NOW/);
    await change(id, 1, [
      { line: 1, quantity: 0 },
      { line: 4, quantity: 0 },
    ]);
    const [, grilled = ''] = await papersOf(printer);
    expect(grilled).toContain('REMOVED 2 ? Lentil Soup');
    expect(grilled).not.toMatch(/Salad|Bread|NOW/);
    const [, , coldAgain = ''] = await papersOf(other.printer);
    expect(coldAgain).toContain('REMOVED 1 ? Green Salad');
    const [, whole = '', ...more] = await papersOf(pass.printer);
    expect(whole).toMatch(/REMOVED 2 . Lentil Soup\nNOW 1 . Flat Bread\nwas 2\n/);
    expect(whole).not.toContain('NEW');
    expect(more).toEqual([]);
  });

  it('skips an item that came and went before its ticket was printed', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    const { id } = await accepted(soup, salad);
    for (const one of [printer, other.printer]) await papersOf(one);
    await change(id, 0, [{ line: 1, quantity: 1, swap: { productId: salad, options: [] } }]);
    await change(id, 1, [{ line: 3, quantity: 0 }]);
    expect(await papersOf(other.printer)).toHaveLength(1);
  });

  it('takes back an item that may have been printed', async () => {
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    const { id } = await accepted(soup, salad);
    for (const one of [printer, other.printer]) await papersOf(one);
    await change(id, 0, [{ line: 1, quantity: 1, swap: { productId: salad, options: [] } }]);
    other.printer.loseAnswersOf('DELETE');
    await other.printer.poll();
    other.printer.setStatus('410 Out of paper');
    other.printer.loseAnswersOf(undefined);
    await other.printer.poll();
    await change(id, 1, [{ line: 3, quantity: 0 }]);
    other.printer.setStatus('200 OK');
    const papers = await papersOf(other.printer);
    expect(papers).toHaveLength(3);
    expect(papers[2]).toMatch(/^CHANGED\nCOLD\n/);
    expect(papers[2]).not.toContain('NEW');
  });

  it('keeps a changed ticket that waits for its printer when another station changes', async () => {
    const both = { name: 'Grill', stationId: grill.id, packageCopies: 1 };
    const { printer } = await printing.addPrinter(shop, both);
    const other = await addPrinter('Cold', cold);
    const { id } = await accepted(soup, salad);
    for (const one of [printer, other.printer]) await papersOf(one);
    await change(id, 0, [{ line: 1, quantity: 1 }]);
    await change(id, 1, [{ line: 2, quantity: 1 }]);
    expect((await papersOf(printer)).slice(2)).toEqual([
      expect.stringMatching(/^CHANGED\nGRILL\n/),
      expect.stringMatching(/^CHANGED\n/),
    ]);
    expect((await papersOf(other.printer)).slice(1)).toEqual([
      expect.stringMatching(/^CHANGED\nCOLD\n/),
    ]);
  });

  it('prints nothing if its items were gone before they were printed', async () => {
    const { printer } = await addPrinter('Grill', grill);
    await addPrinter('Cold', cold);
    const { id } = await accepted(soup, salad);
    await change(id, 0, [{ line: 1, quantity: 0 }]);
    expect(await papersOf(printer)).toEqual([]);
  });

  it.each([
    ['too', [null]],
    ['alone', []],
  ])('sends a swapped item to the station that makes it %s', async (_also, others) => {
    for (const station of others) await addPrinter('Pass', station);
    const { printer } = await addPrinter('Grill', grill);
    const other = await addPrinter('Cold', cold);
    const { id } = await accepted(soup);
    await papersOf(printer);
    await change(id, 0, [{ line: 1, quantity: 1, swap: { productId: salad, options: [] } }]);
    const tickets = await papersOf(other.printer);
    expect(tickets).toEqual([expect.stringContaining('1 ? Green Salad')]);
    await change(id, 1, [{ line: 1, quantity: 0, swap: { productId: salad, options: [] } }]);
    const [, last] = await papersOf(printer);
    expect(last).toContain('Nothing left to make');
    const [, changed = ''] = await papersOf(other.printer);
    expect(changed).toMatch(/^CHANGED\n/);
    expect(changed).toContain('2 of 2 items');
  });
});
