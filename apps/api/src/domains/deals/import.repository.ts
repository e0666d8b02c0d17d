import type { Work } from './deals.tables.ts';
import { createDeal, type NewDeal } from './deals.repository.ts';

/** Writes deals of a store as if they had been added, the newest last. Nobody is told. */
export async function importDeals(
  place: Pick<Work, 'tx' | 'scope' | 'at'>,
  deals: readonly NewDeal[],
): Promise<void> {
  for (const deal of deals) await createDeal(place, deal);
}
