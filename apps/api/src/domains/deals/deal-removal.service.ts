import { remover, restorer } from '../menu/index.ts';
import { findEvenDeleted, updateDeleted } from './deals.repository.ts';

const deals = { entity: 'deal', findEvenDeleted, updateDeleted } as const;

/** Takes deals off the menu. */
export const removeDeals = remover(deals);

/** Brings deleted deals back as they were. */
export const restoreDeals = restorer(deals);
