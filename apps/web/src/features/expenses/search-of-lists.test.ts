import { expect, test } from 'vitest';
import {
  findMisread,
  idValues,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/find-misread.ts';
import { shareSearch } from './share-search.ts';
import { supplierSearch } from './suppliers/supplier-search.ts';

test('the address of the suppliers keeps what makes sense', () => {
  expect(
    findMisread(supplierSearch, {
      search: textValues,
      size: { kept: [25], left: [10, 26, '25', null] },
      page: pageValues,
      open: idValues,
    }),
  ).toEqual([]);
});

test('the address says why a shared file was not taken', () => {
  expect(findMisread(shareSearch, { refused: wordValues('none', 'many', 'type', 'size') })).toEqual(
    [],
  );
});
