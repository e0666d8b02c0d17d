import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { uniqueAddresses, withTyped } from './known-details.ts';

const nobody = { name: '', phone: '', addresses: [] };
const home = {
  street: '1 Mill Lane',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11201',
  instructions: '',
};
const at = (number: number) => ({ ...home, street: `${number} Mill Lane` });

it('what was typed is known, the latest address first, five at most', () => {
  const known = { name: 'Maya', phone: '1', addresses: [1, 2, 3, 4, 5].map(at) };
  const typed = { ...emptyDraft, name: ' Ada ', address: at(6) };
  expect(withTyped(known, typed)).toEqual({
    name: 'Ada',
    phone: '1',
    addresses: [6, 1, 2, 3, 4].map(at),
  });
});

it('what was not typed, or not whole, changes nothing', () => {
  const known = { name: 'Maya', phone: '1', addresses: [home] };
  expect(withTyped(known, emptyDraft)).toEqual(known);
  expect(withTyped(nobody, { ...emptyDraft, address: { ...home, zip: '' } })).toEqual(nobody);
});

it('an address is the same whatever its instructions and capitals', () => {
  const shouted = { ...home, street: '1 MILL LANE', instructions: 'Bell 2' };
  expect(uniqueAddresses([home, shouted, at(2)])).toEqual([home, at(2)]);
});
