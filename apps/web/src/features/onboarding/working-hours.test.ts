import { expect, test } from 'vitest';
import { describeHours, isOneStretch, parseHours, writeHours } from './working-hours.ts';

test.each(['09:00 - 21:00', '18:00 - 02:00', '', '09:00 - '])(
  '"%s" survives a round trip',
  (text) => {
    expect(writeHours(parseHours(text))).toBe(text);
  },
);

test.each([
  [{ opens: '09:00', closes: '21:00' }, /^9:00 AM to 9:00 PM/],
  [{ opens: '18:00', closes: '02:00' }, /Closes at 2:00 AM the next day/],
  [{ opens: '06:00', closes: '06:00' }, /around the clock/],
  [{ opens: '09:00', closes: '' }, /every day/],
])('%o has an explanation', (hours, sentence) => {
  expect(describeHours(hours)).toMatch(sentence);
});

test.each([
  ['', true],
  ['09:00 - ', true],
  ['09:00 - 21:00', true],
  ['Mon-Fri 09:00 - 17:00', false],
  ['09:00 - 14:00, 17:00 - 22:00', false],
])('whether "%s" is a single period: %s', (text, holds) => {
  expect(isOneStretch(text)).toBe(holds);
});
