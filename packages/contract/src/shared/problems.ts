import { z } from 'zod/mini';

/** Stable error codes. Programs may rely on them; people never see them. */
export const problemCodes = [
  'MALFORMED',
  'INVALID_FIELDS',
  'NOT_SIGNED_IN',
  'WRONG_CREDENTIALS',
  'PASSWORD_REQUIRED',
  'ACCOUNT_LOCKED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_DEMANDED',
  'WRONG_CODE',
  'EMAIL_TAKEN',
  'LINK_USED',
  'LINK_EXPIRED',
  'NOT_ALLOWED',
  'STORE_NOT_APPROVED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'ORDER_MOVED',
  'CHANGED_MEANWHILE',
  'CATEGORY_IN_USE',
  'OPTION_GROUP_IN_USE',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'STORE_CLOSED',
  'ITEM_UNAVAILABLE',
  'BELOW_MINIMUM_ORDER',
  'DELIVERY_METHOD_NOT_OFFERED',
  'DELIVERY_TOO_FAR',
  'CUSTOMER_BLOCKED',
  'TOO_MANY_OPEN_ORDERS',
  'CONFIRMATION_NEEDED',
  'PHONE_NOT_PROVEN',
  'PROMO_NOT_VALID',
  'IMPOSSIBLE_SCHEDULE',
  'PRICE_CHANGED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** The body of every failure (RFC 9457, `application/problem+json`). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** A sentence for the person: what happened and what to do. */
  detail: z.string(),
  /** The same text as `detail`. */
  message: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
