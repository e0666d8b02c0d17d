import { expect, it } from 'vitest';
import { marketingSearch } from './marketing-search.ts';

it('leaves out the list of messages once the drawer of its campaign is closed', () => {
  const list = { state: 'SKIPPED', messages: 2 };
  expect(marketingSearch({ ...list, open: 7 })).toMatchObject({ ...list, open: 7 });
  expect(marketingSearch({ ...list, page: 3 })).toMatchObject({ page: 3 });
  expect(marketingSearch(list)).not.toMatchObject({ state: 'SKIPPED' });
});
