import { expect, test } from 'vitest';
import { findMisread, idValues } from '../../testing/find-misread.ts';
import { hoursSearch } from './hours-search.ts';

test('the address of the hours keeps the exception that is open', () => {
  const { kept, left } = idValues;
  expect(
    findMisread(hoursSearch, { exception: { kept: [...kept, 'new'], left: [...left, 'old'] } }),
  ).toEqual([]);
});
