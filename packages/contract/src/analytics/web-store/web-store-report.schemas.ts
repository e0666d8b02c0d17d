import { z } from 'zod/mini';

const counts = {
  /** Browsers that opened a page of the web store, each once a day. */
  visits: z.int(),
  /** Of these, those that opened the menu, and those that had a basket priced at the checkout. */
  menuViews: z.int(),
  baskets: z.int(),
  /** All orders that were placed there, also those that were cancelled later. */
  orders: z.int(),
};

export const webStoreCounts = z.object(counts);

export type WebStoreCounts = z.infer<typeof webStoreCounts>;

export const webStoreDay = z.object({ day: z.string(), ...counts });

export type WebStoreDay = z.infer<typeof webStoreDay>;

export const webStoreReport = z.object({
  /** Every day of the range up to today, oldest first. */
  days: z.array(webStoreDay),
  totals: webStoreCounts,
  /** The first day on which a visit or an order was counted; null without any. */
  countedSince: z.nullable(z.string()),
});

export type WebStoreReport = z.infer<typeof webStoreReport>;
