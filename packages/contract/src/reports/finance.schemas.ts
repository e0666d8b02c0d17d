import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

/**
 * The store's legal entity and bank account; numbers are masked except the last four characters.
 * Null if not handed in.
 */
export const company = z.object({
  legalBusinessName: z.nullable(z.string()),
  /** Files taxes as a person, without a tax id. */
  individual: z.boolean(),
  address: z.nullable(z.string()),
  ein: sensitive(z.nullable(z.string()), 'people:private'),
  representative: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  routingNumber: z.nullable(z.string()),
  /** The parts that the marketplace has verified. */
  bankVerified: z.boolean(),
  companyVerified: z.boolean(),
  representativeVerified: z.boolean(),
});

export type Company = z.infer<typeof company>;

export const finance = z.object({
  currency: z.string(),
  /** The marketplace's debt to the store; negative if the store owes. */
  balance: minorUnits,
  balanceDisplayValue: z.string(),
  /** Null until bank details are handed in. */
  company: z.nullable(company),
});

export type Finance = z.infer<typeof finance>;
