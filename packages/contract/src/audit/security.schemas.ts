import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';

export const securityPageSize = 10;

/** The filters of the operators' security log. */
export const securityKinds = ['SIGN_INS', 'REFUSALS', 'CHANGES'] as const;

export type SecurityKind = (typeof securityKinds)[number];

/** A security event of an account. */
export const securityEvent = z.object({
  id,
  /** "Signed in from a new device". */
  title: z.string(),
  /** True for failures, refusals and anything that the account's owner should recognize. */
  notable: z.boolean(),
  /** The browser and system; null if unknown, or if events of several networks were counted together. */
  device: z.nullable(z.string()),
  /** The number of occurrences between `at` and `lastAt`, at most an hour apart. */
  times: z.int(),
  at: instant,
  lastAt: instant,
});

/** A security event as the account's owner sees it. */
export const ownSecurityEvent = z.extend(securityEvent, {
  /** Null if somebody else did it, or after addresses were deleted. */
  address: z.nullable(z.string()),
});

export type OwnSecurityEvent = z.infer<typeof ownSecurityEvent>;

/** A security event of a team member as the store's owner sees it. */
export const memberSecurityEvent = z.extend(securityEvent, { userId: id, fullName: z.string() });

export type MemberSecurityEvent = z.infer<typeof memberSecurityEvent>;

/** A security event as marketplace staff see it. */
export const securityLogRow = z.extend(securityEvent, {
  /** Null if there is no account. */
  account: z.nullable(z.object({ fullName: z.string(), email: z.string() })),
  /** The person who did it if known and not the account's owner. */
  by: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

export type SecurityLogRow = z.infer<typeof securityLogRow>;
