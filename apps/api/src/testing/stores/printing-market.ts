import {
  savePrinter,
  findPrinters,
  type Printer,
  type PrinterRequest,
} from '@counter/contract/printing';
import {
  createEventDispatcher,
  type EventDispatcher,
} from '../../platform/events/outbox/event-dispatcher.ts';
import { printingConsumer } from '../../domains/printing/index.ts';
import { createTestMarket, type TestMarket, type TestShop } from './orders.ts';
import { createStarPrinter, type StarPrinter } from '../doubles/star-printer.ts';

/** A marketplace whose stores have printers. */
export type PrintingMarket = {
  readonly market: TestMarket;
  /** Returns the form of a printer that prints one kitchen ticket per order, with changes. */
  requestOf(shop: TestShop, change?: Partial<PrinterRequest>): PrinterRequest;
  /** Adds a printer and connects it. */
  addPrinter(
    shop: TestShop,
    change?: Partial<PrinterRequest>,
  ): Promise<{ id: number; address: string; printer: StarPrinter }>;
  printers(shop: TestShop): Promise<Printer[]>;
  /** Places and accepts an order, and delivers its events to the printers. */
  accepted(shop: TestShop): Promise<{ id: number; orderNumber: string }>;
  /** Delivers pending events to the printers. */
  hear(): Promise<void>;
  close(): Promise<void>;
};

/** Creates a marketplace with the consumer that sends tickets to printers. */
export async function createPrintingMarket(): Promise<PrintingMarket> {
  const market = await createTestMarket();
  const { db, log } = market.test.platform;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  const consumers = [printingConsumer()];
  const dispatcher: EventDispatcher = createEventDispatcher({ db, log, consumers, timing });
  const requestOf: PrintingMarket['requestOf'] = (shop, change = {}) => ({
    storeId: shop.store.id,
    id: 0,
    name: 'Kitchen',
    paperWidth: 80,
    kitchenCopies: 1,
    packageCopies: 0,
    stationId: null,
    ...change,
  });
  return {
    market,
    requestOf,
    addPrinter: async (shop, change = {}) => {
      const body = requestOf(shop, change);
      const { id, address } = await market.ask(savePrinter, { body }, shop.owner);
      if (address === null) throw new Error('a new printer has an address');
      return { id, address, printer: createStarPrinter(market.test.app, address) };
    },
    printers: async (shop) => {
      const params = { storeId: String(shop.store.id) };
      return (await market.ask(findPrinters, { params }, shop.owner)).printers;
    },
    accepted: async (shop) => {
      const order = await shop.place({ note: 'No cutlery' });
      await shop.move(order.id, 'accept');
      await dispatcher.poll();
      return order;
    },
    hear: () => dispatcher.poll(),
    close: async () => {
      await dispatcher.close();
      await market.test.close();
    },
  };
}
