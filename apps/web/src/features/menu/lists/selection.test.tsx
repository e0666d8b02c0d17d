import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMenu } from '../../../testing/menu-shop.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

test.each([
  ['the store', '/dashboard/products'],
  ['the business', '/dashboard/business/cedar-kitchen/products'],
])(
  'the rows of all pages of the list of %s are selected at once, and Undo restores them',
  async (_of, at) => {
    const loaves = Array.from({ length: 120 }, (_, row) =>
      aProduct({ id: row + 1, name: `Loaf ${row}` }),
    );
    const shop = openMenu([aProduct({ id: 999, name: 'Plum cake' }), ...loaves]);
    const user = renderScreen(shop.server, `${at}?search=loaf`);
    await screen.findByRole('checkbox', { name: 'Select Loaf 3' });
    const page = screen.getByRole('checkbox', { name: 'Select all on this page' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Loaf 3' }));
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(page);
    await user.click(await screen.findByRole('button', { name: 'Select all 120 products' }));
    expect(await screen.findByText('120 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shop.names()).toEqual(['Plum cake']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shop.names()).toHaveLength(121));
  },
);

test('a phone, which has no box for the page, offers all rows once one is selected', async () => {
  const loaves = Array.from({ length: 30 }, (_, row) =>
    aProduct({ id: row + 1, name: `Loaf ${row}` }),
  );
  const user = renderScreen(openMenu(loaves).server, '/dashboard/products', phone);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Loaf 3' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 30 products' }));
  expect(await screen.findByText('30 selected')).toBeVisible();
});
