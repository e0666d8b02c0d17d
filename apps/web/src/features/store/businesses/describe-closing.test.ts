import { expect, test } from 'vitest';
import { describeClosing } from './describe-closing.ts';

test('a closing time is named by the day on which it falls', () => {
  expect(describeClosing('09:00', '21:00')).toBe('On the same day.');
  expect(describeClosing('18:00', '02:00')).toBe('On the next day, after midnight.');
  expect(describeClosing('08:00', '08:00')).toBe('Open 24 hours.');
  expect(describeClosing('', '02:00')).toBe('A time before opening means the next day.');
});
