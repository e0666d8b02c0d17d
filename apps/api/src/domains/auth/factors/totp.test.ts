import { describe, expect, it } from 'vitest';
import { createTotpSecret, findTimeStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('authenticator codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('match RFC 6238 at %d s', (seconds, code, step) => {
    expect(findTimeStep(secret, code, new Date(seconds * 1000))).toBe(step);
  });

  it.each([
    ['two steps early', -60, null],
    ['one step early', -30, 1],
    ['one step late', 30, 1],
    ['two steps late', 60, null],
  ])('are accepted %s', (_when, seconds, step) => {
    expect(findTimeStep(secret, '287082', new Date((59 + seconds) * 1000))).toBe(step);
  });

  it('have a 160-bit secret and an address for the QR code', () => {
    const fresh = createTotpSecret();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri(fresh, 'maya@bakery.test'));
    expect(decodeURIComponent(uri.pathname)).toContain('Counter:maya@bakery.test');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Counter',
      secret: fresh,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
