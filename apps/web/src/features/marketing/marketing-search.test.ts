import { expect, it } from 'vitest';
import { marketingSearch } from './marketing-search.ts';

it('omits the list of messages once the drawer of its campaign is closed', () => {
  const list = { state: 'SKIPPED', messages: 2 };
  expect(marketingSearch({ ...list, open: 7 })).toMatchObject({ ...list, open: 7 });
  // The router keeps what is not set here.
  expect(marketingSearch(list)).toMatchObject({ state: undefined, messages: undefined });
  expect(marketingSearch(list)).toHaveProperty('state');
});
