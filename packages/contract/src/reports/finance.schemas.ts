import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

/** Who legally stands behind the store and where its payouts go; numbers but for their last four characters hidden. Null was not handed in. */
export const company = z.object({
  legalBusinessName: z.nullable(z.string()),
  /** Files taxes as a person, without a tax id. */
  individual: z.boolean(),
  address: z.nullable(z.string()),
  ein: sensitive(z.nullable(z.string()), 'people:private'),
  representative: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  routingNumber: z.nullable(z.string()),
  /** What the marketplace has checked. */
  bankVerified: z.boolean(),
  companyVerified: z.boolean(),
  representativeVerified: z.boolean(),
});

export type Company = z.infer<typeof company>;

export const finance = z.object({
  currency: z.string(),
  /** What the marketplace owes the store now; negative where the store owes it. */
  balance: minorUnits,
  balanceDisplayValue: z.string(),
  /** Null until bank details are handed in. */
  company: z.nullable(company),
});

export type Finance = z.infer<typeof finance>;
