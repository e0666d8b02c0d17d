import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime, writeTime } from './written-time.ts';

test.each([
  ['9', 540, false, false],
  ['09', 540, true, false],
  ['9:05', 545, false, true],
  ['9.30', 570, false, true],
  ['12', 720, false, false],
  ['12:59', 779, false, true],
  ['13', 780, true, false],
  ['24', 1440, true, false],
  ['24:00', 1440, true, true],
  ['0:00', 0, true, true],
  ['12am', 0, true, false],
  ['12:30 a.m.', 30, true, true],
  ['1 am', 60, true, false],
  ['12 PM', 720, true, false],
  ['9:00 p.m.', 1260, true, true],
  ['11p', 1380, true, false],
  [' Noon ', 720, true, true],
  ['midnight', 0, true, true],
])('"%s" is minute %i', (text, minute, exact, full) => {
  expect(readTime(text)).toEqual({ minute, exact, full });
});

test.each(['', 'soon', '9:60', '9:75', '9:75 am', '24:01', '25', '0 am', '13 pm', '9:5', '123'])(
  '"%s" is not a time',
  (text) => expect(readTime(text)).toBeUndefined(),
);

test('every minute of a day reads back as written', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minute) => {
      expect(readTime(writeTime(minute))?.minute).toBe(minute);
    }),
  );
  expect(writeTime(1440)).toBe('00:00');
});
