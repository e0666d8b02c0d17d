import type { KeptChange } from '../../../platform/kernel/undo-fields.ts';

/** A product changed by a plan: the replaced values and the new ones. */
export type ChangedProduct = KeptChange & { readonly id: number; readonly name: string };
