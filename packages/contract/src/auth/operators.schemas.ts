import { z } from 'zod/mini';
import { emailAddress, textBetween } from '../shared/fields.ts';
import { id, instant } from '../shared/schema.ts';
import { personProof } from './proof.schemas.ts';

/** A marketplace operator. */
export const operatorPerson = z.object({
  userId: id,
  fullName: z.string(),
  email: z.string(),
  /** False until they have set up a second factor, which they need for everything else. */
  secondFactor: z.boolean(),
  /** The last sign-in; null if that was more than 30 days ago or never. */
  lastSignInAt: z.nullable(instant),
  /** True for the caller. */
  you: z.boolean(),
});

export type OperatorPerson = z.infer<typeof operatorPerson>;

const invitation = {
  email: emailAddress('Email is required'),
  fullName: textBetween('Name is required.', 2, 120),
};

/** The invitation form; the proof is requested later. */
export const operatorInvitationForm = z.object(invitation);

export type OperatorInvitationForm = z.output<typeof operatorInvitationForm>;

export const inviteOperatorRequest = z.object({ ...invitation, ...personProof.shape });

/** The operator of a call. */
export const oneOperatorRequest = z.object({ operatorId: id, ...personProof.shape });
