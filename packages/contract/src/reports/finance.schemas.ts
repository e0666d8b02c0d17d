import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

/**
 * The store's legal entity and bank account. Numbers are masked except for the last four characters. Null before they
 * are submitted.
 */
export const company = z.object({
  legalBusinessName: z.nullable(z.string()),
  /** True if it files taxes as a person, without a tax id. */
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
  /** Null before bank details are submitted. */
  company: z.nullable(company),
});

export type Finance = z.infer<typeof finance>;
