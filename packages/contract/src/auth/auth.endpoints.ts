import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { loginAnswer, loginRequest } from './auth.schemas.ts';

export const login = endpoint({
  method: 'POST',
  path: '/merchant/auth/login',
  summary: 'Signs a merchant in and returns the session.',
  body: loginRequest,
  answer: loginAnswer,
  can: 'anyone',
  rateLimit: 30,
});

export const sellerLogin = endpoint({
  method: 'POST',
  path: '/seller/marketplace/login',
  summary: 'Signs a seller in; the same accounts and sessions as the merchant sign-in.',
  body: loginRequest,
  answer: loginAnswer,
  can: 'anyone',
  rateLimit: 30,
});

export const findSession = endpoint({
  method: 'GET',
  path: '/merchant/auth/session',
  summary: 'Gets the current session, with approval and current store.',
  answer: loginAnswer,
  can: 'signedIn',
  beforeFactor: true,
});

export const logout = endpoint({
  method: 'POST',
  path: '/merchant/auth/logout',
  summary: 'Ends this session immediately.',
  answer: envelope(z.object({ ended: z.boolean() })),
  can: 'signedIn',
  beforeFactor: true,
});
