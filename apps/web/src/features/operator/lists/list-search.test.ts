import { expect, test } from 'vitest';
import { findMisread, idValues, pageValues, textValues } from '../../../testing/find-misread.ts';
import { listSearch } from './list-search.ts';

test("the address of an operator's list keeps what makes sense", () => {
  expect(
    findMisread(listSearch, {
      search: textValues,
      state: { kept: ['OPEN', 'IN_REVIEW', 'A'.repeat(30)], left: ['open', 'A'.repeat(31), '', 1] },
      sort: { kept: ['name', '-openedAt'], left: ['--name', 'a b', '-', 'a'.repeat(31), '', 1] },
      page: pageValues,
      open: idValues,
    }),
  ).toEqual([]);
});
