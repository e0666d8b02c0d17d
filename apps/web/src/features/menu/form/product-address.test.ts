import { expect, test } from 'vitest';
import { productAddress } from './product-address.ts';

test.each([
  [{ id: 12 }, { id: 12, duplicate: undefined }],
  [{ duplicate: 12 }, { id: undefined, duplicate: 12 }],
  [
    { id: 12, duplicate: 13 },
    { id: 12, duplicate: undefined },
  ],
  [{}, { id: undefined, duplicate: undefined }],
  [
    { id: 'abc', duplicate: -1 },
    { id: undefined, duplicate: undefined },
  ],
  [{ id: 1.5 }, { id: undefined, duplicate: undefined }],
])('the address %j leaves nothing for the router to keep', (address, read) => {
  expect(productAddress(address)).toStrictEqual(read);
});
