import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { emailAddress } from '../shared/fields.ts';
import { roles } from '../shared/permissions.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** A member of the store's team. */
export const member = z.object({
  userId: id,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** True if signing in requires a second factor. */
  secondFactor: z.boolean(),
  /** Accurate to five minutes; null if it was long ago. */
  lastSeenAt: z.nullable(instant),
  since: instant,
});

export type Member = z.infer<typeof member>;

/** A pending invitation. */
export const openInvitation = z.object({
  id,
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  sentAt: instant,
  /** The time its link expires. */
  expiresAt: instant,
  expired: z.boolean(),
});

export type OpenInvitation = z.infer<typeof openInvitation>;

export const team = z.object({
  /** In the order they joined. */
  members: z.array(member),
  /** The latest first. */
  invitations: z.array(openInvitation),
  /** True if every member needs a second factor. */
  secondFactorDemanded: z.boolean(),
});

export type Team = z.infer<typeof team>;

const storeClaims = { userId: userIdClaim, storeId: id };

const role = z.enum(roles, { error: 'Choose a role' });

/** The invitation form. */
export const invitationForm = z.object({ email: emailAddress('Email is required'), role });

export type InvitationForm = z.input<typeof invitationForm>;

export const inviteRequest = z.extend(invitationForm, { ...storeClaims, ...personProof.shape });

export const invitationRequest = z.object({ ...storeClaims, id });

/** `userId` is the caller's claim, so the member has a separate field. */
export const memberRequest = z.object({ ...storeClaims, memberId: id });

export const memberRoleRequest = z.extend(memberRequest, { role, ...personProof.shape });

export const leaveRequest = z.object(storeClaims);

export const secondFactorDemandRequest = z.object({
  ...storeClaims,
  demanded: z.boolean(),
  ...personProof.shape,
});
