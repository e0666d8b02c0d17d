import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openSettings } from '../../../testing/settings.ts';
import { settingsToFind } from './settings-to-find.ts';

const account = '/dashboard/settings/account-setting';
const store = '/dashboard/settings/store-setting';

async function findField(): Promise<HTMLElement> {
  return screen.findByRole('searchbox', { name: 'Search settings' });
}

function found(): string[] {
  const list = screen.queryByRole('list', { name: 'Settings found' });
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : [];
}

for (const to of [account, store]) {
  test(`every part of ${to} can be found`, async () => {
    const titles = settingsToFind.filter((one) => one.to === to).map(({ title }) => title);
    renderScreen(openSettings(), to);
    await screen.findByRole('region', { name: titles.at(-1) ?? '' });
    const shown = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await waitFor(() => expect(shown.toSorted()).toEqual(titles.toSorted()));
  });
}

test('a section is found by synonyms, and its heading gets the focus', async () => {
  const user = renderScreen(openSettings(), store);
  await user.type(await findField(), 'vat');
  await waitFor(() => expect(found()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /^Store tax rate/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Store tax rate' })).toHaveFocus(),
  );
  expect(found()).toEqual([]);
  expect(await findField()).toHaveValue('');
});

test('a URL scrolls to its section once that has loaded', async () => {
  renderScreen(openSettings(), `${store}#delivery-fees`);
  const heading = await screen.findByRole('heading', { name: 'Delivery fees' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a role finds only what it may see, and Escape closes the results', async () => {
  const user = renderScreen(openSettings('manager'), store);
  await user.type(await findField(), 'money');
  expect(await screen.findByText('No setting for "money".')).toBeVisible();
  await user.clear(await findField());
  await user.type(await findField(), 'tax');
  await waitFor(() => expect(found()).not.toEqual([]));
  await user.keyboard('{Escape}');
  expect(found()).toEqual([]);
});

test('the palette links to a section of the settings', async () => {
  const user = renderScreen(openSettings(), account);
  await screen.findByRole('heading', { name: 'Store tax rate' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  await user.type(await screen.findByRole('combobox'), 'customer pickup');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Customer pickup instructions' })).toHaveFocus(),
  );
});
