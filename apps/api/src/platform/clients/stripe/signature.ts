import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long a signed call is good: an old one is not played again. */
const goodForSeconds = 300;

/** What Stripe writes into the header `Stripe-Signature` of a call. */
export function signStripeCall(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${signatureOf(secret, seconds, payload)}`;
}

/** Whether Stripe signed a call, and just now. */
export function isSignedByStripe(
  secret: string,
  call: { readonly payload: string; readonly signature: string },
  now: Date,
): boolean {
  const parts = call.signature.split(',').map((part) => part.split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= goodForSeconds)) return false;
  const expected = Buffer.from(signatureOf(secret, seconds, call.payload));
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signatureOf(secret: string, seconds: number, payload: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
}
