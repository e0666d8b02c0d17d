import { expect, it } from 'vitest';
import { matchingAddresses } from './matching-addresses.ts';

const known = [
  '1 Mill Lane',
  '12 Mill Street',
  '9 Old Road',
  '7 Windmill Way',
  '3 Mill Row',
  '4 Mill Pond',
].map((street) => ({ street, city: 'Brooklyn', state: 'NY', zip: '11201', instructions: '' }));

it.each([
  ['', []],
  ['m', []],
  ['1 m', ['1 Mill Lane']],
  // At most three, the latest first.
  ['MILL', ['1 Mill Lane', '12 Mill Street', '3 Mill Row']],
  ['9 old road', []],
  ['9 old roa', ['9 Old Road']],
])('"%s" suggests %j', (typed, streets) => {
  expect(matchingAddresses(known, typed).map(({ street }) => street)).toEqual(streets);
});
