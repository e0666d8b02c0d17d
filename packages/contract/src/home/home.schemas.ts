import { z } from 'zod/mini';
import { id, instant, requiredText } from '../shared/schema.ts';

/** The 'Become a business partner' form. */
export const leadRequest = z.object({
  businessName: requiredText('Business name is required', 120),
  businessAddress: requiredText('Business is required', 300),
  businessPhone: requiredText('Business is required', 40),
});

export type LeadRequest = z.output<typeof leadRequest>;

/** The lead's id for the sign-up wizard. */
export const leadCreated = z.object({ id });

/** The states of a lead. */
export const leadStates = ['NEW', 'CONTACTED', 'CONVERTED', 'REFUSED'] as const;

export type LeadState = (typeof leadStates)[number];

/** A lead as marketplace staff see it. */
export const lead = z.object({
  id,
  businessName: z.string(),
  businessAddress: z.string(),
  businessPhone: z.string(),
  state: z.enum(leadStates),
  notes: z.string(),
  createdAt: instant,
});

export type Lead = z.infer<typeof lead>;
