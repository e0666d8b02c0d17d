import { expect, test } from 'vitest';
import { describeHours, parseHours, writeHours } from './working-hours.ts';

test.each(['09:00 - 21:00', '18:00 - 02:00', '', '09:00 - '])('"%s" survives', (text) => {
  expect(writeHours(parseHours(text))).toBe(text);
});

test.each([
  [{ opens: '09:00', closes: '21:00' }, /From 09:00 to 21:00/],
  [{ opens: '18:00', closes: '02:00' }, /over midnight: closes at 02:00/],
  [{ opens: '06:00', closes: '06:00' }, /around the clock/],
  [{ opens: '09:00', closes: '' }, /every day/],
])('%o is explained', (hours, sentence) => {
  expect(describeHours(hours)).toMatch(sentence);
});
