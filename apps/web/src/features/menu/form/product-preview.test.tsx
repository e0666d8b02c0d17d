import {
  findCategories,
  findOptionGroups,
  findProduct,
  findSuggestedCategories,
  type Product,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { findStoreLook } from '@counter/contract/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore, plainLook } from '../../../testing/store.ts';

const size: StoreOptionGroup = {
  id: 4,
  storeId: 3,
  name: 'Size',
  minimum: 1,
  maximum: 1,
  choices: [
    { id: 41, name: 'Small', price: 0, available: true, unavailableUntil: null },
    { id: 42, name: 'Large', price: 150, available: false, unavailableUntil: null },
  ],
  products: [],
  olVersion: 1,
};

function show(address: string, product: Product = aProduct()) {
  const server = openStore()
    .on(findProduct, { data: product })
    .on(findCategories, { data: [] })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [size] })
    .on(findStoreLook, { data: { ...plainLook, brandColor: '#1d4ed8' } });
  return renderScreen(server, address);
}

const preview = async () =>
  within(await screen.findByRole('figure', { name: 'In your web store' }));

function type(label: string, value: string) {
  const field = screen.getByLabelText(new RegExp(`^${label}\\W*$`));
  fireEvent.change(field, { target: { value } });
}

test('previews a new product while it is typed', async () => {
  const user = show('/dashboard/product/form');
  const shown = await preview();
  expect(shown.getByText('New product')).toBeVisible();
  type('Product Name', 'Plum cake');
  type('Description', 'With crumble.');
  type('Price', '12.50');
  type('Calories', '420');
  for (const words of ['Plum cake', 'With crumble.', '$ 12.50', '420 kcal']) {
    expect(await shown.findByText(words)).toBeVisible();
  }
  await user.selectOptions(screen.getByLabelText('Add an option group'), '4');
  expect(shown.getByText('choose 1')).toBeVisible();
  expect(shown.getByText('Small')).toBeVisible();
  expect(shown.getByText('+ $ 1.50')).toBeVisible();
  expect(shown.getByText('Large for Plum cake is not available right now.')).toBeVisible();
  expect(shown.getByText('+')).toHaveStyle({ background: '#1d4ed8' });
});

test.each(['-5', '12,5x'])('a price of %s is previewed like an empty one', async (typed) => {
  show('/dashboard/product/form');
  const shown = await preview();
  type('Price', typed);
  type('Calories', 'many');
  type('Product Name', 'Plum cake');
  expect(await shown.findByText('Plum cake')).toBeVisible();
  expect(shown.getByText('$ 0.00')).toBeVisible();
  expect(shown.queryByText(/NaN|kcal/)).toBeNull();
});

test('an unavailable product says so, as in the web store', async () => {
  const user = show('/dashboard/product/form?id=1');
  const shown = await preview();
  expect(shown.getByText('+')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Available'));
  expect(shown.getByText('Rye bread is not available right now.')).toBeVisible();
  expect(shown.queryByText('+')).toBeNull();
});

test('a product at its daily limit is sold out', async () => {
  const limited = { enabledDailyLimit: true, dailyLimit: 10, soldToday: 10 };
  show('/dashboard/product/form?id=1', aProduct(limited));
  expect((await preview()).getByText('Rye bread is sold out today.')).toBeVisible();
  type('Quantity per day', '12');
  expect(await (await preview()).findByText('+')).toBeInTheDocument();
});

test('subtracts the discount set in either form from the price', async () => {
  const reduced = aProduct({ price: 1200, pickupPrice: 1200, discount: 200 });
  show('/dashboard/product/form?id=1', reduced);
  expect((await preview()).getByText('$ 10.00')).toBeVisible();
});

test('the business-scoped form shows the same', async () => {
  const reduced = aProduct({ price: 1200, pickupPrice: 1200, discount: 200 });
  show('/dashboard/business/cedar-kitchen/product/form?id=1', reduced);
  const shown = await preview();
  expect(shown.getByText('$ 10.00')).toBeVisible();
  type('Discount', '3');
  expect(await shown.findByText('$ 9.00')).toBeVisible();
});

test("shows the store's tax rate while it applies", async () => {
  const user = show('/dashboard/product/form');
  const field = await screen.findByLabelText(/^Tax Rate/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/store's rate of 8\.875% applies/));
  expect(field).toHaveAttribute('placeholder', '8.875');
  await user.click(screen.getByLabelText("Use the store's rate"));
  expect(field).not.toHaveAttribute('placeholder');
  expect(field).toHaveAccessibleDescription(/From 0 to 25/);
});

test.each([
  ['the store', '/dashboard/product/form', ['EditPlum cake', 'DuplicatePlum cake']],
  [
    'a business',
    '/dashboard/business/cedar-kitchen/product/form',
    ['New ProductEditing Plum cake', 'New ProductCopy of Plum cake'],
  ],
])('the form of %s names the product below its title', async (_of, form, [edited, copied]) => {
  const product = aProduct({ name: 'Plum cake' });
  const named = async () => (await screen.findByRole('heading', { level: 1 })).parentElement;
  show(`${form}?id=${product.id}`, product);
  await waitFor(async () => expect(await named()).toHaveTextContent(new RegExp(`^${edited}$`)));
  cleanup();
  show(`${form}?duplicate=${product.id}`, product);
  await waitFor(async () => expect(await named()).toHaveTextContent(new RegExp(`^${copied}$`)));
});
