import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';
import { loginRequest } from './auth.schemas.ts';
import { personProof } from './proof.schemas.ts';

/** The states of a request to sign in without the lost second factor. */
export const factorResetStates = ['REQUESTED', 'APPROVED', 'REFUSED', 'CANCELLED', 'DONE'] as const;

export type FactorResetState = (typeof factorResetStates)[number];

/** Proves the password; the second factor is lost. */
export const lostFactorRequest = z.pick(loginRequest, { email: true, password: true });

export const cancelFactorResetRequest = z.object({
  token: z
    .string()
    .check(
      z.minLength(1, 'Part of this link is missing. Copy the whole link from the email.'),
      z.maxLength(100),
    ),
});

/** A request as marketplace staff see it. */
export const factorReset = z.object({
  id,
  userId: id,
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  operator: z.boolean(),
  stores: z.array(z.string()),
  requestedAt: instant,
  state: z.enum(factorResetStates),
  decidedBy: z.nullable(z.string()),
  /** The time when the factors are removed; null until it is approved. */
  effectiveAt: z.nullable(instant),
});

export type FactorReset = z.infer<typeof factorReset>;

/** `note` says how the person was verified, or why the request is refused. */
export const decideFactorResetRequest = z.object({
  resetId: id,
  approve: z.boolean(),
  note: z.string().check(z.trim(), z.minLength(3, 'Say how you checked'), z.maxLength(500)),
  ...personProof.shape,
});
