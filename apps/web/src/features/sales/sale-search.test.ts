import { expect, test } from 'vitest';
import { dayValues, findMisread, textValues, wordValues } from '../../testing/find-misread.ts';
import { saleSearch } from './sale-search.ts';

test('the address of the counter keeps what makes sense', () => {
  expect(
    findMisread(saleSearch, {
      day: dayValues,
      view: wordValues('close'),
      month: textValues,
    }),
  ).toEqual([]);
});
