import type { Product } from '@counter/contract/menu';

/** The starting point of a form: a product to edit, one to copy, or neither. */
export type Beginning = {
  readonly edited: Product | undefined;
  readonly copied: Product | undefined;
};
