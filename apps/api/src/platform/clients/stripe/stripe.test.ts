import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { openStripe } from './stripe.ts';

const secret = 'whsec_test';
const { readEvent } = openStripe({
  secretKey: 'sk_test_1',
  webhookSecret: secret,
  api: 'http://127.0.0.1:1',
});
const object = { object: 'checkout.session', client_reference_id: '7-12' };
const payload = JSON.stringify({ type: 'checkout.session.completed', data: { object } });
const now = new Date('2026-03-04T17:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sign = (by: string, text: string) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: text,
    secret: by,
    timestamp: now.getTime() / 1000,
  });
const signature = sign(secret, payload);
const event = { type: 'checkout.session.completed', reference: '7-12' };

it('accepts a call signed by Stripe for five minutes', () => {
  expect(readEvent({ payload, signature }, now)).toEqual(event);
  expect(readEvent({ payload, signature }, later(290))).toEqual(event);
  expect(readEvent({ payload, signature }, later(310))).toBeNull();
});

it('accepts any of several signatures while a secret is rotated', () => {
  const both = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
  expect(readEvent({ payload, signature: both }, now)).toEqual(event);
});

it.each([
  ['nothing', ''],
  ['no time', signature.replace(/^t=\d+,/, '')],
  ['another secret', sign('whsec_other', payload)],
  ['another text', sign(secret, `${payload} `)],
  ['an older scheme', signature.replace('v1=', 'v0=')],
])('refuses a call signed with %s', (_name, wrong) => {
  expect(readEvent({ payload, signature: wrong }, now)).toBeNull();
});

it("finds a payment's reference in its metadata", () => {
  const intent = { object: 'payment_intent', metadata: { reference: '7-12' } };
  const text = JSON.stringify({ type: 'payment_intent.canceled', data: { object: intent } });
  expect(readEvent({ payload: text, signature: sign(secret, text) }, now)).toEqual({
    type: 'payment_intent.canceled',
    reference: '7-12',
  });
});
