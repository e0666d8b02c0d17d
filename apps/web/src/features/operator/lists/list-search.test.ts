import { test } from 'vitest';
import { expectReads, idValues, pageValues, textValues } from '../../../testing/expect-reads.ts';
import { listSearch } from './list-search.ts';

test("the address of an operator's list keeps what makes sense", () => {
  expectReads(listSearch, {
    search: textValues,
    state: { kept: ['OPEN', 'IN_REVIEW', 'A'.repeat(30)], left: ['open', 'A'.repeat(31), '', 1] },
    sort: { kept: ['name', '-openedAt'], left: ['--name', 'a b', '-', 'a'.repeat(31), '', 1] },
    page: pageValues,
    open: idValues,
  });
});
