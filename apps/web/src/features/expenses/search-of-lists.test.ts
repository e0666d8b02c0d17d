import { test } from 'vitest';
import {
  expectReads,
  idValues,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/expect-reads.ts';
import { shareSearch } from './share-search.ts';
import { supplierSearch } from './suppliers/supplier-search.ts';

test('the address of the suppliers keeps what makes sense', () => {
  expectReads(supplierSearch, {
    search: textValues,
    size: { kept: [25], left: [10, 26, '25', null] },
    page: pageValues,
    open: idValues,
  });
});

test('the address says why a shared file was not taken', () => {
  expectReads(shareSearch, { refused: wordValues('none', 'many', 'type', 'size') });
});
