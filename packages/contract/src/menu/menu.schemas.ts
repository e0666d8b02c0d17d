import { z } from 'zod/mini';
import { basisPoints, id, minorUnits } from '../shared/schema.ts';

export const optionChoice = z.object({
  id,
  name: z.string(),
  /** Added to the price of one unit. */
  price: minorUnits,
  available: z.boolean(),
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
  price: minorUnits,
  /** The product's own rate, or null where the store's applies. */
  taxRate: z.nullable(basisPoints),
  available: z.boolean(),
  featured: z.boolean(),
  optionGroups: z.array(optionGroup),
});

export type MenuProduct = z.infer<typeof menuProduct>;
