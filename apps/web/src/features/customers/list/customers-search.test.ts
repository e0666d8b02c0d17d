import { test } from 'vitest';
import {
  expectReads,
  idValues,
  pageValues,
  reversedValues,
  textValues,
  wordValues,
} from '../../../testing/expect-reads.ts';
import { customerShows, customersSearch } from './customers-search.ts';

test('the address of the customers keeps what makes sense', () => {
  expectReads(customersSearch, {
    search: textValues,
    show: wordValues(...customerShows),
    sort: wordValues('spend', 'orders', 'name'),
    reversed: reversedValues,
    page: pageValues,
    open: idValues,
  });
});
