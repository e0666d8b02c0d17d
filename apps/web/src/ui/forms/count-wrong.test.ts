import { expect, test } from 'vitest';
import { countWrong } from './count-wrong.ts';

test('counts fields with an error, at any depth, but not the error of the whole form', () => {
  expect(countWrong({})).toBe(0);
  expect(
    countWrong({
      root: { message: 'Ben was faster.' },
      name: { type: 'required', message: 'Enter a name.' },
      // A field may be named like a part of an error.
      message: { type: 'max', message: 'Too long.' },
      bands: [undefined, { fee: { message: 'Too much.' }, upTo: { type: 'min' } }],
    }),
  ).toBe(4);
});
