import { findBusinesses } from '@counter/contract/store';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openSettings } from '../../testing/settings.ts';
import { aBusiness } from '../../testing/store.ts';
import { phone } from '../../testing/stub-browser.ts';

const index = '/dashboard/settings';
const account = '/dashboard/settings/account-setting';

const findWays = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));

test('a phone lists the settings with their parts, and each leads back to the list', async () => {
  const user = renderScreen(openSettings(), index, phone);
  const list = await findWays();
  const entry = list.getByRole('link', { name: /^Account/ });
  expect(entry).toHaveTextContent('Customer pickup instructions, Store tax rate');
  expect(list.getAllByRole('link')).toHaveLength(10);
  await user.click(entry);
  await screen.findByRole('heading', { name: 'Account Settings' });
  const ways = await findWays();
  expect(ways.getAllByRole('link')).toHaveLength(1);
  await user.click(ways.getByRole('link', { name: 'All settings' }));
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  expect(currentAddress()).toBe(index);
});

test("a phone doesn't list what the person may not see", async () => {
  const data = [aBusiness({ role: 'staff' })];
  const server = openSettings().on(findBusinesses, { data, message: '', newSignIns: [] });
  renderScreen(server, index, phone);
  const list = await findWays();
  const names = list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Notifications/),
    expect.stringMatching(/^Printers/),
  ]);
  expect(names.join()).not.toContain('Unheard orders');
});

test('a wider screen shows the first settings with tabs', async () => {
  renderScreen(openSettings(), index);
  await screen.findByRole('heading', { name: 'Account Settings' });
  expect(currentAddress()).toBe(account);
  expect((await findWays()).getAllByRole('link')).toHaveLength(10);
});
