import { test } from 'vitest';
import {
  dayValues,
  expectReads,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/expect-reads.ts';
import { statementAccounts, statementKinds, statementSearch } from './statement-search.ts';

test('the address of the statement keeps what makes sense', () => {
  expectReads(statementSearch, {
    search: textValues,
    kind: wordValues(...statementKinds),
    account: wordValues(...statementAccounts),
    from: dayValues,
    to: dayValues,
    range: wordValues('TODAY', 'LAST_7_DAYS'),
    page: pageValues,
  });
});
