import { expect, it } from 'vitest';
import { isSignedByStripe, signStripeCall } from './signature.ts';

const secret = 'whsec_test';
const payload = '{"type":"checkout.session.completed"}';
const now = new Date('2026-03-04T17:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const signature = signStripeCall(secret, payload, now);

it('a call that Stripe has signed is taken for five minutes', () => {
  expect(isSignedByStripe(secret, { payload, signature }, now)).toBe(true);
  expect(isSignedByStripe(secret, { payload, signature }, later(290))).toBe(true);
  expect(isSignedByStripe(secret, { payload, signature }, later(310))).toBe(false);
});

it('while a secret is changed, any of the signatures may be the one', () => {
  const both = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
  expect(isSignedByStripe(secret, { payload, signature: both }, now)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['no time', signature.replace(/^t=\d+,/, '')],
  ['another secret', signStripeCall('whsec_other', payload, now)],
  ['another text', signStripeCall(secret, `${payload} `, now)],
  ['an older scheme', signature.replace('v1=', 'v0=')],
])('a call that is signed with %s is not taken', (_what, wrong) => {
  expect(isSignedByStripe(secret, { payload, signature: wrong }, now)).toBe(false);
});
