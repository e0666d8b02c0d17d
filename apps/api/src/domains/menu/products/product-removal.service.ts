import { findEvenDeleted, updateDeleted } from './product-removal.repository.ts';
import { remover, restorer } from '../removal.ts';

const products = { entity: 'product', findEvenDeleted, updateDeleted } as const;

/** Takes products off the menu. */
export const removeProducts = remover(products);

/** Brings deleted products back as they were. */
export const restoreProducts = restorer(products);
