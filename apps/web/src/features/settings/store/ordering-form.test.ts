import { expect, test } from 'vitest';
import { describeExpiry } from './ordering-form.ts';

test('the expiry after some minutes is explained once they are typed', () => {
  expect(describeExpiry('AFTER_CLOCK', 10)).toContain('10 minutes');
  expect(describeExpiry('AFTER_CLOCK', null)).toBe('');
  // Something typed that is no number.
  expect(describeExpiry('AFTER_CLOCK', Number.NaN)).toBe('');
});

test('the other kinds of expiry are explained without minutes', () => {
  expect(describeExpiry('AFTER_24_HOURS', null)).not.toBe('');
  expect(describeExpiry('NEVER', null)).not.toBe('');
});
