import { z } from 'zod/mini';
import { typedPassword } from '../shared/typed-password.ts';
import { id, requiredText } from '../shared/schema.ts';
import { dateFormat, defaultDateFormat } from '../shared/date-format.ts';
import { upTo } from '../shared/lengths.ts';

/** The sign-in request. `remember` keeps the session for 30 days, even unused. */
export const loginRequest = z.object({
  email: requiredText('Email is required', 254),
  password: typedPassword('Password is required'),
  remember: z._default(z.boolean(), false),
  /** The second factor: 6 digits from the authenticator app, or a recovery code. */
  code: z.optional(z.string().check(z.trim(), upTo(40))),
});

export type LoginRequest = z.input<typeof loginRequest>;

/** The signed-in person as the browser stores them. */
export const sessionUser = z.object({
  token: z.string(),
  userId: id,
  fullName: z.string(),
  email: z.string(),
  /** The current store; null before the first store, and for marketplace staff. */
  storeId: z.nullable(id),
  /** The page to complete before the dashboard (`/signup`), or null. */
  redirectURI: z.nullable(z.string()),
  operator: z.boolean(),
  /** True for an operator who must set up a second factor before anything else. */
  factorMissing: z._default(z.boolean(), false),
  /** The person's format for dates and times. */
  dates: z._default(dateFormat, defaultDateFormat),
});

export type SessionUser = z.infer<typeof sessionUser>;

export const loginAnswer = z.object({
  data: sessionUser,
  authenticated: z.boolean(),
  message: z.string(),
  storeApproved: z.boolean(),
});

export type LoginAnswer = z.infer<typeof loginAnswer>;
