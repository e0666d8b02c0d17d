import { expect, test } from 'vitest';
import { describeBounds } from './bounds-words.ts';

test('describes bounds in words', () => {
  expect(describeBounds({ minimum: 1, maximum: 1 })).toBe('Choose 1');
  expect(describeBounds({ minimum: 0, maximum: 3 })).toBe('Choose up to 3');
  expect(describeBounds({ minimum: 1, maximum: 3 })).toBe('Choose 1 to 3');
});
