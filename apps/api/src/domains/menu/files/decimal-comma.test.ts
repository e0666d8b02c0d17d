import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDecimalPoint } from './decimal-comma.ts';

describe('a number in a semicolon-separated file', () => {
  it.each([
    ['12,5', '12.5'],
    ['8,875 %', '8.875 %'],
    ['$ 12,50', '$ 12.50'],
    ['1.200,50', '1200.50'],
    ['1.234.567,8', '1234567.8'],
    ['12.50', '12.50'],
    ['12', '12'],
    ['1,200.50', '1,200.50'],
    ['1,234,567', '1,234,567'],
    ['1.2,5', '1.2,5'],
    ['a, b', 'a, b'],
    ['', ''],
  ])('%s is %s', (text, read) => expect(withDecimalPoint(text)).toBe(read));

  it('is the same number however its thousands are grouped', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (whole, cents) => {
        const decimals = String(cents).padStart(2, '0');
        const grouped = whole.toLocaleString('de-DE');
        for (const text of [String(whole), grouped]) {
          expect(withDecimalPoint(`${text},${decimals}`)).toBe(`${whole}.${decimals}`);
        }
      }),
    );
  });
});
