import { expect, test } from 'vitest';
import { chooseStore } from './choose-store.ts';

const pending = { id: 1, storeUrl: 'pending', storeApproved: false };
const kitchen = { id: 2, storeUrl: 'kitchen', storeApproved: true };
const grocer = { id: 3, storeUrl: 'grocer', storeApproved: true };
const stores = [pending, kitchen, grocer];

test("prefers the store in the address over the session's store", () => {
  expect(chooseStore(stores, { storeUrl: 'grocer', storeId: 2 })).toBe(grocer);
  expect(chooseStore(stores, { storeUrl: undefined, storeId: 3 })).toBe(grocer);
});

test('opens a store that awaits approval only on request, or if there is no other', () => {
  expect(chooseStore(stores, { storeUrl: 'pending', storeId: 3 })).toBe(pending);
  expect(chooseStore(stores, { storeUrl: undefined, storeId: 1 })).toBe(pending);
  expect(chooseStore(stores, { storeUrl: undefined, storeId: null })).toBe(kitchen);
  expect(chooseStore([pending], { storeUrl: undefined, storeId: null })).toBe(pending);
  expect(chooseStore([], { storeUrl: 'pending', storeId: 1 })).toBeUndefined();
});

test('an address of an unknown store keeps the current one open', () => {
  expect(chooseStore(stores, { storeUrl: 'somebody-elses', storeId: 3 })).toBe(grocer);
});
