import { z } from 'zod/mini';
import { id, minorUnits } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';

export const optionChoice = z.object({
  id,
  name: z.string(),
  /** Added to the price of one unit. */
  price: minorUnits,
  available: z.boolean(),
  /** Why it cannot be had and when it returns; empty where it can be had. */
  reason: z.string(),
});

export const optionGroup = z.object({
  id,
  name: z.string(),
  /** How many choices a customer must and may take. */
  minimum: z.int(),
  maximum: z.int(),
  choices: z.array(optionChoice),
});

/** A product as a customer may order it. */
export const menuProduct = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  category: z.nullable(z.string()),
  /** What one unit costs the customer, without options: its discount is taken off. */
  price: minorUnits,
  /** The product's own rate in parts per million, or null where the store's applies. */
  taxRate: z.nullable(taxRate),
  /** Whether it can be had at the time that was asked about, all considered. */
  available: z.boolean(),
  /** Why it cannot be had and when it returns, as a sentence; empty where it can be had. */
  reason: z.string(),
  featured: z.boolean(),
  optionGroups: z.array(optionGroup),
});

export type MenuProduct = z.infer<typeof menuProduct>;
