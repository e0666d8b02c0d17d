import { test } from 'vitest';
import { expectReads, idValues } from '../../testing/expect-reads.ts';
import { hoursSearch } from './hours-search.ts';

test('the address of the hours keeps the exception that is open', () => {
  const { kept, left } = idValues;
  expectReads(hoursSearch, { exception: { kept: [...kept, 'new'], left: [...left, 'old'] } });
});
