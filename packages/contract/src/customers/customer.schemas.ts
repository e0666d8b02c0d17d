import { z } from 'zod/mini';
import { optionalText } from '../shared/fields.ts';
import { id, instant, minorUnits, userIdClaim } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';
import { consent } from './consents.schemas.ts';

/** A store's notes about a customer and their last author. */
export const customerNotes = z.object({
  text: z.string(),
  olVersion: z.int(),
  changedBy: z.string(),
  changedAt: z.nullable(instant),
});

/** Everything a store knows about a customer, except the orders themselves. */
export const customer = z.object({
  id,
  name: z.string(),
  phoneNumber: sensitivePhone('customers:contact'),
  orders: z.int(),
  spend: sensitive(minorUnits, 'customers:spend'),
  firstVisit: z.nullable(instant),
  lastVisit: z.nullable(instant),
  /** Null unless the customer is blocked. */
  blocked: z.nullable(z.object({ reason: z.string(), by: z.string(), at: instant })),
  notes: customerNotes,
  /** True if they may be texted now. */
  consented: z.boolean(),
  /** The latest first. */
  consents: z.array(consent),
});

export type Customer = z.infer<typeof customer>;

export const customerNotesRequest = z.object({
  storeId: id,
  userId: userIdClaim,
  customerId: id,
  notes: optionalText(2000),
  /** The version of the notes that was edited. */
  olVersion: z.optional(z.int()),
});

export type CustomerNotesRequest = z.output<typeof customerNotesRequest>;
