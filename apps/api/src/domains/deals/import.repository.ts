import type { Work } from './deals.tables.ts';
import { createDeal, type NewDeal } from './deals.repository.ts';

/** Inserts deals as if they had been added, newest last, without notifying anybody. */
export async function importDeals(
  place: Pick<Work, 'tx' | 'scope' | 'at'>,
  deals: readonly NewDeal[],
): Promise<void> {
  for (const deal of deals) await createDeal(place, deal);
}
