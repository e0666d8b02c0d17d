import { expect, test } from 'vitest';
import { longDuration } from './long-duration.ts';

test.each([
  [0, '0 min'],
  [90, '1 h 30 min'],
  [47 * 60, '47 h'],
  [99 * 60 + 59, '99 h 59 min'],
  [100 * 60, '100 h'],
  [1234 * 60 + 29, '1,234 h'],
  [1234 * 60 + 30, '1,235 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(longDuration(minutes)).toBe(words);
});
