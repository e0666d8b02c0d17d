import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

test.each(['+12125550142', '12125550142', '2125550142', '212.555.0142', '+1 (212) 555-0142'])(
  'formats every notation of a number the same way: %s',
  (phone) => expect(formatPhone(phone)).toBe('+1 (212) 555-0142'),
);

test.each(['', '555', '+49 30 5550142', '+493055501421'])(
  'keeps a foreign or incomplete number unchanged: %s',
  (phone) => expect(formatPhone(phone)).toBe(phone),
);

test('formatting never changes the number itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d .()-]{0,16}$/), (phone) => {
      expect(normalizePhone(formatPhone(phone))).toBe(normalizePhone(phone));
    }),
  );
});

test('a number keeps its country code, even after leading spaces', () => {
  expect(normalizePhone(' +49 30 5550142')).toBe('+49305550142');
});
