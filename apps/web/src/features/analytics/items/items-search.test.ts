import { expect, test } from 'vitest';
import {
  findMisread,
  reversedValues,
  textValues,
  wordValues,
} from '../../../testing/find-misread.ts';
import { itemGroups } from '@counter/contract/analytics';
import { itemSorts, itemsSearch } from './items-search.ts';

test('the address of the items keeps what makes sense', () => {
  expect(
    findMisread(itemsSearch, {
      range: wordValues('TODAY', 'LAST_7_DAYS'),
      compare: wordValues('YEAR', 'NONE'),
      search: textValues,
      group: wordValues(...itemGroups),
      sort: wordValues(...itemSorts),
      reversed: reversedValues,
    }),
  ).toEqual([]);
});
