import type { Product } from '@counter/contract/menu';

/** What a form begins with: a product to change, one to copy, or neither. */
export type Beginning = {
  readonly edited: Product | undefined;
  readonly copied: Product | undefined;
};
