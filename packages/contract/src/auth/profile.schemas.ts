import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import {
  emailAddress,
  fieldRule,
  newPassword,
  phoneNumber,
  textBetween,
  typedPassword,
} from '../shared/fields.ts';
import { id, instant } from '../shared/schema.ts';
import { clockChoices, dateFormat, dateOrderChoices } from '../shared/date-format.ts';
import { passkey } from './passkeys.schemas.ts';
import { personProof } from './proof.schemas.ts';

/** A person's own account as they see it. */
export const profile = z.object({
  userId: id,
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The mail server's reason for the bounce that stopped mail; null without one. */
  emailBounced: z.nullable(z.string()),
  /** The address that takes over once it has been confirmed. */
  pendingEmail: z.nullable(z.string()),
  dateOrder: z.enum(dateOrderChoices),
  clock: z.enum(clockChoices),
  /** The format that `AUTOMATIC` stands for. */
  usualDates: dateFormat,
  secondFactor: z.object({
    /** Has an authenticator app or a passkey. */
    enabled: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** The time the authenticator app was added; null without one. */
    authenticatorSince: z.nullable(instant),
    passkeys: z.array(passkey),
  }),
});

export type Profile = z.infer<typeof profile>;

export const profileRequest = z.object({
  fullName: textBetween('Name is required', 2, 101),
  phoneNumber: phoneNumber('Phone number is required'),
  dateOrder: z.enum(dateOrderChoices, { error: 'Choose one of the list' }),
  clock: z.enum(clockChoices, { error: 'Choose one of the list' }),
});

export type ProfileRequest = z.input<typeof profileRequest>;

export const emailChangeRequest = z.object({
  email: emailAddress('Email is required'),
  ...personProof.shape,
});

export const passwordChangeRequest = z.object({
  ...personProof.shape,
  newPassword: newPassword('New password is required'),
});

/** The form for a new password: the confirmation stays in the browser, and the proof is asked for later. */
export const passwordChangeForm = z
  .extend(z.pick(passwordChangeRequest, { newPassword: true }), {
    confirmPassword: typedPassword('Confirm password is required'),
  })
  .check(
    fieldRule(
      'confirmPassword',
      'New password and confirm new password do not match.',
      ({ newPassword: chosen, confirmPassword }) => chosen === confirmPassword,
    ),
  );

/** The secret for an authenticator app; it counts only after one of its codes is confirmed. */
export const secondFactorOffer = z.object({
  /** To be typed, in base32. */
  secret: z.string(),
  /** To be shown as a QR code: `otpauth://totp/…`. */
  uri: z.string(),
});

export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

/** 6 digits of the authenticator app. */
export const secondFactorCode = z.object({
  code: z
    .string(textOr('Code is required'))
    .check(
      z.trim(),
      z.minLength(1, { error: 'Code is required', abort: true }),
      z.regex(/^\d{3} ?\d{3}$/, 'The code has 6 digits'),
    ),
});

/** Shown once, when they are made. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Names one of the person's sessions. */
export const sessionRequest = z.object({ sessionId: id });
