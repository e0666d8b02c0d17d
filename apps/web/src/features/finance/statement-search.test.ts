import { expect, test } from 'vitest';
import {
  dayValues,
  findMisread,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/find-misread.ts';
import { statementAccounts, statementKinds, statementSearch } from './statement-search.ts';

test('the address of the statement keeps what makes sense', () => {
  expect(
    findMisread(statementSearch, {
      search: textValues,
      kind: wordValues(...statementKinds),
      account: wordValues(...statementAccounts),
      from: dayValues,
      to: dayValues,
      range: wordValues('TODAY', 'LAST_7_DAYS'),
      page: pageValues,
    }),
  ).toEqual([]);
});
