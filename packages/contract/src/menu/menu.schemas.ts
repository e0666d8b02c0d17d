import { z } from 'zod/mini';
import { id, minorUnits } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';
import { offeredFields } from './product-fields.ts';

export const optionChoice = z.object({
  id,
  name: z.string(),
  /** Added to the price of one unit. */
  price: minorUnits,
  available: z.boolean(),
  /** The reason it is unavailable and the time it returns; empty if it is available. */
  reason: z.string(),
});

export const optionGroup = z.object({
  id,
  name: z.string(),
  /** The minimum and maximum number of choices. */
  minimum: z.int(),
  maximum: z.int(),
  choices: z.array(optionChoice),
});

/** A product as offered to customers. */
export const menuProduct = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  category: z.nullable(z.string()),
  /** The discounted price of one unit, without options. */
  price: minorUnits,
  /** The product's own rate in parts per million; null for the store's. */
  taxRate: z.nullable(taxRate),
  /** True if it is available at the requested time, by all rules. */
  available: z.boolean(),
  /**
   * The reason it is unavailable and the time it returns, as a sentence; empty if it is available.
   */
  reason: z.string(),
  ...offeredFields,
  optionGroups: z.array(optionGroup),
});

export type MenuProduct = z.infer<typeof menuProduct>;
