import { printOrder } from '@counter/contract/printing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintingMarket, type PrintingMarket } from '../../testing/stores/printing-market.ts';

/** As many as the pool of a test has connections (testing/processes/database.ts). */
const atOnce = 5;

let printing: PrintingMarket;

beforeAll(async () => {
  printing = await createPrintingMarket();
});
afterAll(() => printing.close());

describe('calls about printing that come at once', () => {
  it('all have a ticket printed, though each connection is taken', async () => {
    const { market } = printing;
    const shop = await market.addShop();
    const { id: printerId } = await printing.addPrinter(shop);
    const { id: orderId } = await printing.accepted(shop);
    const body = { storeId: shop.store.id, orderId, printerId, ticket: 'PACKAGE' as const };
    const answers = await Promise.all(
      Array.from({ length: atOnce }, async () =>
        market.test.call(printOrder, { body }, shop.owner),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(atOnce).fill(200));
  });

  it('all fetch their ticket, though each connection is taken', async () => {
    const { market } = printing;
    const addresses: string[] = [];
    for (let count = 0; count < 2 * atOnce; count += 1) {
      const shop = await market.addShop();
      const { address } = await printing.addPrinter(shop);
      await printing.accepted(shop);
      addresses.push(new URL(address).pathname);
    }
    const type = encodeURIComponent('application/vnd.star.starprnt');
    const answers = await Promise.all(
      addresses.map(async (url) => market.test.app.inject({ url: `${url}?type=${type}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(2 * atOnce).fill(200));
  });
});
