import { test } from 'vitest';
import {
  expectReads,
  reversedValues,
  textValues,
  wordValues,
} from '../../../testing/expect-reads.ts';
import { itemGroups } from '@counter/contract/analytics';
import { itemSorts, itemsSearch } from './items-search.ts';

test('the address of the items keeps what makes sense', () => {
  expectReads(itemsSearch, {
    range: wordValues('TODAY', 'LAST_7_DAYS'),
    compare: wordValues('YEAR', 'NONE'),
    search: textValues,
    group: wordValues(...itemGroups),
    sort: wordValues(...itemSorts),
    reversed: reversedValues,
  });
});
