import { test } from 'vitest';
import { dayValues, expectReads, textValues, wordValues } from '../../testing/expect-reads.ts';
import { saleSearch } from './sale-search.ts';

test('the address of the counter keeps what makes sense', () => {
  expectReads(saleSearch, {
    day: dayValues,
    view: wordValues('close'),
    month: textValues,
  });
});
