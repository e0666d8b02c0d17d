import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';

export const securityPageSize = 10;

/** What the operators' security log can be narrowed to. */
export const securityKinds = ['SIGN_INS', 'REFUSALS', 'CHANGES'] as const;

export type SecurityKind = (typeof securityKinds)[number];

/** Something that happened to an account. */
export const securityEvent = z.object({
  id,
  /** "Signed in from a new device". */
  title: z.string(),
  /** Whether it was a failure or a refusal, or something that its owner should recognize. */
  notable: z.boolean(),
  /** Browser and system; null where it is unknown, or events of many networks were counted together. */
  device: z.nullable(z.string()),
  /** How often it happened between `at` and `lastAt`, which are an hour apart at most. */
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
  /** Who did it, where that is known and was somebody else. */
  by: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

export type SecurityLogRow = z.infer<typeof securityLogRow>;
