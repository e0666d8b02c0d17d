import { z } from 'zod/mini';
import {
  emailAddress,
  exclaimedLengths,
  fieldRule,
  newPassword,
  phoneNumber,
  textBetween,
  typedPassword,
} from '../shared/fields.ts';
import { id, requiredText } from '../shared/schema.ts';

/** The 'Register' form. It makes no call; its values carry over into the wizard. */
export const registerForm = z.object({
  firstName: textBetween('First name required', 2, 50, exclaimedLengths),
  lastName: textBetween('Last name required', 2, 50, exclaimedLengths),
  email: emailAddress('Email is required'),
  password: newPassword('Password is required'),
});

export type RegisterForm = z.input<typeof registerForm>;

/** Step 0 of signing up. `leadId` is the lead that led to it, `referralCode` the referrer's code. */
export const signUpRequest = z.object({
  firstName: requiredText('First name  is required.', 50),
  lastName: requiredText('Last name  is required.', 50),
  phoneNumber: phoneNumber('Phone number  is required.'),
  email: emailAddress('Email  is required.'),
  password: newPassword('Password  is required.'),
  leadId: z.optional(id),
  referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

export type SignUpRequest = z.input<typeof signUpRequest>;

/** The secret part of a mailed link. */
const linkToken = z
  .string()
  .check(
    z.minLength(1, 'Part of this link is missing. Copy the whole link from the email.'),
    z.maxLength(100),
  );

const ownPassword = typedPassword('Password is required');

/** `password` is that of the link's account. It isn't needed in a session of that account. */
export const confirmEmailRequest = z.object({
  token: linkToken,
  password: z.optional(ownPassword),
});

/** The form of a confirmation link opened without a session of its account. */
export const confirmPasswordForm = z.object({ password: ownPassword });

export type ConfirmPasswordForm = z.input<typeof confirmPasswordForm>;

export const forgotPasswordRequest = z.object({ email: emailAddress('Email is required') });

export type ForgotPasswordRequest = z.input<typeof forgotPasswordRequest>;

const fullName = textBetween('Name is required', 2, 101);
const personalPhone = phoneNumber('Phone number is required');

/**
 * `requestId` is the secret part of the link. The name and phone number are for a link that creates an account
 * (`startsOver`), and ignored otherwise.
 */
export const resetPasswordRequest = z.object({
  requestId: linkToken,
  newPassword: newPassword('Password is required'),
  fullName: z.optional(fullName),
  phoneNumber: z.optional(personalPhone),
});

/** The form of a link that creates an account. */
export const startOverForm = z.object({
  fullName,
  phoneNumber: personalPhone,
  newPassword: newPassword('Password is required'),
});

export type StartOverForm = z.input<typeof startOverForm>;

/** The reset form. The confirmation stays in the browser. */
export const resetPasswordForm = z
  .object({
    newPassword: newPassword('Password is required'),
    confirmPassword: typedPassword('Confirm password is required'),
  })
  .check(
    fieldRule(
      'confirmPassword',
      'New password and confirm new password do not match.',
      ({ newPassword: chosen, confirmPassword }) => chosen === confirmPassword,
    ),
  );

export type ResetPasswordForm = z.input<typeof resetPasswordForm>;

/** Step 0 of the wizard. The confirmation stays in the browser. */
export const signUpForm = z
  .extend(signUpRequest, { confirmPassword: typedPassword('Confirm password  is required.') })
  .check(
    fieldRule(
      'confirmPassword',
      'Passwords must match',
      ({ password, confirmPassword }) => password === confirmPassword,
    ),
  );

export type SignUpForm = z.input<typeof signUpForm>;
