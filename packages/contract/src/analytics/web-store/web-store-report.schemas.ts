import { z } from 'zod/mini';

const counts = {
  /** Browsers that opened a page of the web store, counted once a day. */
  visits: z.int(),
  /** Of these, browsers that opened the menu, and browsers that had a basket priced at checkout. */
  menuViews: z.int(),
  baskets: z.int(),
  /** All orders placed there, including those cancelled later. */
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
  /** The first day with a visit or an order; null if there is none. */
  countedSince: z.nullable(z.string()),
});

export type WebStoreReport = z.infer<typeof webStoreReport>;
