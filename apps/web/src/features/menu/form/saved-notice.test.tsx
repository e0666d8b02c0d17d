import { findOrderedTogether } from '@counter/contract/analytics';
import {
  findOptionGroups,
  findProduct,
  findSuggestedCategories,
  saveBusinessProduct,
} from '@counter/contract/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCategory, openMenu } from '../../../testing/menu-shop.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';

const list = '/dashboard/business/cedar-kitchen/products';

/** Saves a product of a business, whose form then says so. */
async function save() {
  const product = aProduct({ categoryId: 2, displayUnitValue: '1 loaf' });
  const { server } = openMenu([product], [aCategory(2, 'Sides')]);
  server
    .on(findProduct, { data: product })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] })
    .on(findOrderedTogether, { data: { orders: 0, products: [] } })
    .on(saveBusinessProduct, { data: product.id });
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen/product/form?id=1');
  fireEvent.change(await screen.findByLabelText(/^Product Name/), {
    target: { value: 'Walnut bread' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText(/The list is shown in 3 seconds\.$/);
  return { user, notice };
}

test('a saved product leads to the list after three seconds', async () => {
  const { notice } = await save();
  await passTime(2000);
  expect(notice).toBeVisible();
  await passTime(1500);
  await waitFor(() => expect(currentAddress()).toBe(list));
});

test('who leaves a saved product at once is not taken to the list later', async () => {
  const { user } = await save();
  const [sections = document.body] = screen.getAllByRole('navigation', { name: 'Main' });
  await user.click(within(sections).getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/products'));
  await passTime(4000);
  expect(currentAddress()).toBe('/dashboard/products');
});
