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

/** A person's own account. */
export const profile = z.object({
  userId: id,
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The mail server's reason for the bounce that stopped mail; null if mail arrives. */
  emailBounced: z.nullable(z.string()),
  /** The new address, until it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  dateOrder: z.enum(dateOrderChoices),
  clock: z.enum(clockChoices),
  /** The format behind `AUTOMATIC`. */
  usualDates: dateFormat,
  secondFactor: z.object({
    /** True with an authenticator app or a passkey. */
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

/** The form for a new password. The confirmation stays in the browser, and the proof is requested later. */
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

/** The secret for an authenticator app. It takes effect once one of its codes is confirmed. */
export const secondFactorOffer = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** For a QR code: `otpauth://totp/…`. */
  uri: z.string(),
});

export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

/** 6 digits from the authenticator app. */
export const secondFactorCode = z.object({
  code: z
    .string(textOr('Code is required'))
    .check(
      z.trim(),
      z.minLength(1, { error: 'Code is required', abort: true }),
      z.regex(/^\d{3} ?\d{3}$/, 'The code has 6 digits'),
    ),
});

/** Shown once, on creation. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One of the person's sessions. */
export const sessionRequest = z.object({ sessionId: id });
