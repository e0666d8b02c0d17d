import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, instant } from '../shared/schema.ts';
import {
  confirmEmailRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
  signUpRequest,
} from './accounts.schemas.ts';
import { loginAnswer } from './auth.schemas.ts';

export const signUp = endpoint({
  method: 'POST',
  path: '/merchant/auth/signup',
  summary: 'Creates an account and signs it in; a mail asks to confirm the address.',
  body: signUpRequest,
  answer: loginAnswer,
  can: 'anyone',
  rateLimit: 10,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/merchant/auth/confirm-email',
  summary:
    'Confirms an address with the link of its mail, in a session of its account or with the password; the same link again changes nothing.',
  body: confirmEmailRequest,
  answer: envelope(z.object({ email: z.string() })),
  can: 'optionalSession',
  rateLimit: 30,
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/merchant/auth/confirm-email/resend',
  summary: 'Resends the link that confirms the address.',
  answer: envelope(z.object({ email: z.string() })),
  can: 'signedIn',
  rateLimit: 5,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/seller/marketplace/forgot-password',
  summary:
    'Mails a link for a new password. The answer is the same whether or not the address is known.',
  body: forgotPasswordRequest,
  answer: envelope(z.object({ accepted: z.boolean() })),
  can: 'anyone',
  rateLimit: 10,
});

export const findPasswordReset = endpoint({
  method: 'GET',
  path: '/seller/marketplace/reset-password/{requestId}',
  summary:
    'Checks whether a link for a new password still works, and if not, why; startsOver: it gives a new account, because nobody confirmed the address.',
  params: z.object({ requestId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: envelope(z.object({ expiresAt: instant, startsOver: z.boolean() })),
  can: 'anyone',
  rateLimit: 30,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/seller/marketplace/reset-password',
  summary: 'Sets a new password with the link of a mail, once, and ends all sessions.',
  body: resetPasswordRequest,
  answer: envelope(z.object({ endedSessions: z.int() })),
  can: 'anyone',
  rateLimit: 10,
});
