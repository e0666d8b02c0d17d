import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  passwordChangeForm,
  profileRequest,
  registerForm,
  resetPasswordForm,
  signUpForm,
} from '../auth/index.ts';
import { invitationForm, joinForm } from '../team/index.ts';
import { invitationCases, joinCases } from './invitation-form.ts';
import { passwordChangeCases } from './password-change.ts';
import { profileCases } from './profile.ts';
import { registerCases } from './register.ts';
import { resetPasswordCases } from './reset-password.ts';
import { signUpCases } from './sign-up.ts';

describe.each([
  ['sign-up', signUpForm, signUpCases],
  ['register', registerForm, registerCases],
  ['reset password', resetPasswordForm, resetPasswordCases],
  ['change password', passwordChangeForm, passwordChangeCases],
  ['profile', profileRequest, profileCases],
  ['invitation', invitationForm, invitationCases],
  ['join', joinForm, joinCases],
] as const)('the %s form', (_name, form, { filled, cases }) => {
  it('accepts the sample input', () => {
    expect(z.safeParse(form, filled).success).toBe(true);
  });

  it.each(cases)('validates $field $value: $message', ({ field, value, message, given }) => {
    const { error } = z.safeParse(form, { ...filled, ...given, [field]: value });
    const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
    expect(shown).toBe(message);
  });
});

it('mismatched passwords are reported even while other fields are empty', () => {
  const nothing = { firstName: '', lastName: '', phoneNumber: '', email: '' };
  const passwords = { password: 'Four-words-1', confirmPassword: 'Four-words-2' };
  const { error } = z.safeParse(signUpForm, { ...nothing, ...passwords });
  expect(error?.issues.map(({ message }) => message)).toContain('Passwords must match');
});
