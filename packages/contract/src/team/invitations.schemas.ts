import { z } from 'zod/mini';
import { newPassword, phoneNumber, textBetween } from '../shared/fields.ts';
import { roles } from '../shared/permissions.ts';
import { id, instant } from '../shared/schema.ts';

/** The secret part of an invitation's link. */
const linkToken = z
  .string()
  .check(
    z.minLength(1, 'Part of this link is missing. Copy the whole link from the email.'),
    z.maxLength(100),
  );

export const invitationInPath = z.object({ token: linkToken });

/** An invitation as seen by anybody with its link. */
export const invitation = z.object({
  storeName: z.string(),
  branchName: z.string(),
  role: z.enum(roles),
  /** The invited address. Nobody else can accept. */
  email: z.string(),
  invitedBy: z.string(),
  expiresAt: instant,
  /** True if the address already has an account. */
  hasAccount: z.boolean(),
});

export type Invitation = z.infer<typeof invitation>;

export const acceptRequest = z.object({ token: linkToken });

export const accepted = z.object({ storeId: id, storeName: z.string() });

/** The form for invited people without an account. The link contains the address. */
export const joinForm = z.object({
  fullName: textBetween('Name is required', 2, 101),
  phoneNumber: phoneNumber('Phone number is required'),
  password: newPassword('Password is required'),
});

export type JoinForm = z.input<typeof joinForm>;

export const joinRequest = z.extend(joinForm, { token: linkToken });
