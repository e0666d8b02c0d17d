import { z } from 'zod/mini';
import { emailAddress, textBetween } from '../shared/fields.ts';
import { id, instant } from '../shared/schema.ts';
import { personProof } from './proof.schemas.ts';

/** A person who runs the marketplace. */
export const operatorPerson = z.object({
  userId: id,
  fullName: z.string(),
  email: z.string(),
  /** True once they have set up a second factor, without which they can't do anything. */
  secondFactor: z.boolean(),
  /** The last time they signed in; null if that is more than 30 days ago, or never was. */
  lastSignInAt: z.nullable(instant),
  /** True for the person who asks. */
  you: z.boolean(),
});

export type OperatorPerson = z.infer<typeof operatorPerson>;

const invitation = {
  email: emailAddress('Email is required'),
  fullName: textBetween('Name is required.', 2, 120),
};

/** The form of an invitation; the proof is asked for later. */
export const operatorInvitationForm = z.object(invitation);

export type OperatorInvitationForm = z.output<typeof operatorInvitationForm>;

export const inviteOperatorRequest = z.object({ ...invitation, ...personProof.shape });

/** Names the operator that a call is about. */
export const oneOperatorRequest = z.object({ operatorId: id, ...personProof.shape });
