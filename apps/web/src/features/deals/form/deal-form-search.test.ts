import { expect, test } from 'vitest';
import { findMisread, idValues } from '../../../testing/find-misread.ts';
import { dealFormSearch } from './deal-form-search.ts';

test('the address of the form keeps the deal that is edited', () => {
  expect(findMisread(dealFormSearch, { id: idValues })).toEqual([]);
});
