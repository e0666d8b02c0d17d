import type { Product } from '@counter/contract/menu';

/** The starting point of a form: a product to edit, one to copy, or neither. */
export type Beginning = {
  readonly edited: Product | undefined;
  readonly copied: Product | undefined;
  /** The preselected category of a new product. */
  readonly category?: number | undefined;
};

/** Returns true for a new product that copies none. */
export function isBlank({ edited, copied }: Beginning): boolean {
  return edited === undefined && copied === undefined;
}
