import { expect, test } from 'vitest';
import { businessesSearch, findByName } from './businesses-search.ts';

const businesses = [
  { name: 'Cedar Kitchen', branchName: 'Main' },
  { name: 'Cedar Kitchen', branchName: 'Riverside' },
  { name: 'Bakery 24', branchName: 'Main' },
];
const branches = (search?: string) =>
  findByName(businesses, search).map(({ name, branchName }) => `${name}, ${branchName}`);

test('part of the name or the branch finds a business', () => {
  expect(branches('cedar')).toEqual(['Cedar Kitchen, Main', 'Cedar Kitchen, Riverside']);
  expect(branches(' RIVER ')).toEqual(['Cedar Kitchen, Riverside']);
  expect(branches('tailor')).toEqual([]);
  expect(branches()).toHaveLength(3);
});

test('tolerates invalid values in the URL', () => {
  expect(businessesSearch({ search: 24, add: true })).toEqual({ search: '24', add: true });
  expect(businessesSearch({ search: '', add: 'yes' })).toEqual({});
  expect(businessesSearch({})).toEqual({});
});
