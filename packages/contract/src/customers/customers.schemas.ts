import { z } from 'zod/mini';
import { phoneNumber } from '../shared/fields.ts';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';
import { sensitivePhone } from '../shared/sensitive.ts';

export const blockedCustomersPageSize = 10;

/** A blocked customer. */
export const blockedCustomer = z.object({
  id,
  /** Empty for a customer without orders. */
  name: z.string(),
  phoneNumber: sensitivePhone('customers:contact'),
  reason: z.string(),
  blockedBy: z.string(),
  blockedAt: instant,
});

export type BlockedCustomer = z.infer<typeof blockedCustomer>;

export const blockRequest = z.object({
  storeId: id,
  userId: userIdClaim,
  phoneNumber: phoneNumber('Phone number is required'),
  reason: requiredText('Reason is required', 200),
});

export type BlockRequest = z.output<typeof blockRequest>;

export const unblockRequest = z.object({ storeId: id, userId: userIdClaim, customerId: id });
