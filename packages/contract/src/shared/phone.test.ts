import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

test.each(['+12125550142', '12125550142', '2125550142', '212.555.0142', '+1 (212) 555-0142'])(
  'is read in one way, however it is written: %s',
  (phone) => expect(formatPhone(phone)).toBe('+1 (212) 555-0142'),
);

test.each(['', '555', '+49 30 5550142', '+493055501421'])(
  'of another country, or no whole number, is left as it is: %s',
  (phone) => expect(formatPhone(phone)).toBe(phone),
);

test('is the same number as before', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d .()-]{0,16}$/), (phone) => {
      expect(normalizePhone(formatPhone(phone))).toBe(normalizePhone(phone));
    }),
  );
});
