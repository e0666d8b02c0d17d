import type { KeptChange } from '../../../platform/kernel/undo-fields.ts';

/** A product that a planned change changed: the values that it replaced, and those that it gave. */
export type ChangedProduct = KeptChange & { readonly id: number; readonly name: string };
