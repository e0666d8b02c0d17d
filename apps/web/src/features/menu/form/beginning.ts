import type { Product } from '@counter/contract/menu';

/** The starting point of a form: a product to edit, one to copy, or neither. */
export type Beginning = {
  readonly edited: Product | undefined;
  readonly copied: Product | undefined;
  /** The category of a product that is neither. */
  readonly category?: number | undefined;
};

/** Returns true for a product that begins empty. */
export function isBlank({ edited, copied }: Beginning): boolean {
  return edited === undefined && copied === undefined;
}
