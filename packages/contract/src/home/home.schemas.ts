import { z } from 'zod/mini';
import { id, requiredText } from '../shared/schema.ts';

/** What the form 'Become a business partner' sends. */
export const leadRequest = z.object({
  businessName: requiredText('Business name is required', 120),
  businessAddress: requiredText('Business is required', 300),
  businessPhone: requiredText('Business is required', 40),
});

export type LeadRequest = z.output<typeof leadRequest>;

/** The lead as the sign-up wizard names it. */
export const leadCreated = z.object({ id });

/** What has become of a lead. */
export const leadStates = ['NEW', 'CONTACTED', 'CONVERTED', 'REFUSED'] as const;

export type LeadState = (typeof leadStates)[number];
