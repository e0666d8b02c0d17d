import { describe, expect, it } from 'vitest';
import { dayIn, oneOf, pageIn, textIn } from './search-values.ts';

describe('a value in an address', () => {
  it.each([
    ['ada', 'ada'],
    [4821, '4821'],
    ['', undefined],
    [null, undefined],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('is read as text: %j is %j', (value, text) => {
    expect(textIn(value)).toBe(text);
  });

  it.each(['2026-02-28', '2024-02-29'])('is a day: %s', (day) => {
    expect(dayIn(day)).toBe(day);
  });

  it.each(['2026-02-29', '2026-13-01', '2/1/2026', 20260201, '', undefined])(
    'is not a day: %j',
    (value) => {
      expect(dayIn(value)).toBeUndefined();
    },
  );

  it('is a page only if it is a whole number after the first', () => {
    expect([1, 2, 2.5, 1e9, '3'].map(pageIn)).toEqual([
      undefined,
      2,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a word only if it is a known one', () => {
    expect(oneOf(['a', 'b'], 'b')).toBe('b');
    expect(oneOf(['a', 'b'], 'c')).toBeUndefined();
  });
});
