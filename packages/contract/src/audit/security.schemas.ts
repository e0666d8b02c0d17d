import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';

export const securityPageSize = 10;

/** The filters of the operators' security log. */
export const securityKinds = ['SIGN_INS', 'REFUSALS', 'CHANGES'] as const;

export type SecurityKind = (typeof securityKinds)[number];

/** Something that happened to an account. */
export const securityEvent = z.object({
  id,
  /** "Signed in from a new device". */
  title: z.string(),
  /** True for failures, refusals and everything that the owner of the account should recognize. */
  notable: z.boolean(),
  /** Browser and system; null where it is unknown, or events of many networks were counted together. */
  device: z.nullable(z.string()),
  /** The number of times it happened between `at` and `lastAt`, at most an hour apart. */
  times: z.int(),
  at: instant,
  lastAt: instant,
});

/** The same as its owner sees it. */
export const ownSecurityEvent = z.extend(securityEvent, {
  /** Null where somebody else did it, or it is older than addresses are kept. */
  address: z.nullable(z.string()),
});

export type OwnSecurityEvent = z.infer<typeof ownSecurityEvent>;

/** The same as an owner of a store sees it for the team. */
export const memberSecurityEvent = z.extend(securityEvent, { userId: id, fullName: z.string() });

export type MemberSecurityEvent = z.infer<typeof memberSecurityEvent>;

/** The same as the marketplace's staff sees it. */
export const securityLogRow = z.extend(securityEvent, {
  /** Null where there is no account. */
  account: z.nullable(z.object({ fullName: z.string(), email: z.string() })),
  /** The person who did it, if known and not the account's owner. */
  by: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

export type SecurityLogRow = z.infer<typeof securityLogRow>;
