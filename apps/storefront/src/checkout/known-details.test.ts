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

it('remembers what was typed, the latest address first, five at most', () => {
  const known = { name: 'Maya', phone: '1', addresses: [1, 2, 3, 4, 5].map(at) };
  const typed = { ...emptyDraft, name: ' Ada ', address: at(6) };
  expect(withTyped(known, typed)).toEqual({
    name: 'Ada',
    phone: '1',
    addresses: [6, 1, 2, 3, 4].map(at),
  });
});

it('ignores empty fields and incomplete addresses', () => {
  const known = { name: 'Maya', phone: '1', addresses: [home] };
  expect(withTyped(known, emptyDraft)).toEqual(known);
  expect(withTyped(nobody, { ...emptyDraft, address: { ...home, zip: '' } })).toEqual(nobody);
});

it('compares addresses regardless of instructions and case', () => {
  const shouted = { ...home, street: '1 MILL LANE', instructions: 'Bell 2' };
  expect(uniqueAddresses([home, shouted, at(2)])).toEqual([home, at(2)]);
});
