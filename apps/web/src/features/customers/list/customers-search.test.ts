import { expect, test } from 'vitest';
import {
  findMisread,
  idValues,
  pageValues,
  reversedValues,
  textValues,
  wordValues,
} from '../../../testing/find-misread.ts';
import { customerShows, customersSearch } from './customers-search.ts';

test('the address of the customers keeps what makes sense', () => {
  expect(
    findMisread(customersSearch, {
      search: textValues,
      show: wordValues(...customerShows),
      sort: wordValues('spend', 'orders', 'name'),
      reversed: reversedValues,
      page: pageValues,
      open: idValues,
    }),
  ).toEqual([]);
});
