import { expect, test } from 'vitest';
import { productAddress } from './product-address.ts';

const none = { id: undefined, duplicate: undefined, category: undefined };

test.each([
  [{ id: 12 }, { ...none, id: 12 }],
  [{ duplicate: 12 }, { ...none, duplicate: 12 }],
  [{ category: 5 }, { ...none, category: 5 }],
  [
    { id: 12, duplicate: 13, category: 5 },
    { ...none, id: 12 },
  ],
  [
    { duplicate: 13, category: 5 },
    { ...none, duplicate: 13 },
  ],
  [{}, none],
  [{ id: 'abc', duplicate: -1, category: 0 }, none],
  [{ id: 1.5 }, none],
])('parses the URL %j into nothing but the parameters it has', (address, read) => {
  expect(productAddress(address)).toStrictEqual(read);
});
