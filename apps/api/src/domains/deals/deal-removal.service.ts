import { remover, restorer } from '../menu/index.ts';
import { findEvenDeleted, updateDeleted } from './deals.repository.ts';

const deals = { entity: 'deal', findEvenDeleted, updateDeleted } as const;

/** Deletes deals from the menu. */
export const removeDeals = remover(deals);

/** Restores deleted deals. */
export const restoreDeals = restorer(deals);
