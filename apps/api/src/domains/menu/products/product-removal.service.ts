import { findEvenDeleted, updateDeleted } from './product-removal.repository.ts';
import { remover, restorer } from '../removal.ts';

const products = { entity: 'product', findEvenDeleted, updateDeleted } as const;

/** Deletes products from the menu. */
export const removeProducts = remover(products);

/** Restores deleted products. */
export const restoreProducts = restorer(products);
