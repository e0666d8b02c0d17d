import { test } from 'vitest';
import { expectReads, idValues } from '../../../testing/expect-reads.ts';
import { dealFormSearch } from './deal-form-search.ts';

test('the address of the form keeps the deal that is edited', () => {
  expectReads(dealFormSearch, { id: idValues });
});
