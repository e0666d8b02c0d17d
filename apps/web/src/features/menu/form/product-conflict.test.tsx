import {
  findCategories,
  findOptionGroups,
  findProduct,
  findStoreProducts,
  findSuggestedCategories,
  saveProduct,
  type Product,
} from '@counter/contract/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const walnut: Product = {
  id: 5,
  storeId: 3,
  name: 'Walnut loaf',
  description: '',
  images: [],
  image: null,
  categories: [{ id: 2, name: 'Sides' }],
  categoryDisplayValue: 'Sides',
  categoryId: 2,
  categoryName: 'Sides',
  price: 450,
  pickupPrice: 450,
  discount: 0,
  displayUnitValue: '',
  weight: 200,
  unit: 'GRAM',
  tag: '',
  code: '',
  available: true,
  unavailableUntil: null,
  availability: { state: 'AVAILABLE', until: null },
  returnable: false,
  calories: null,
  allergens: '',
  featured: false,
  containAlcohol: false,
  taxRate: null,
  enabledDailyLimit: false,
  dailyLimit: null,
  soldToday: 0,
  menuHours: [],
  optionGroupIds: [],
  olVersion: 1,
  changedBy: 'Marcus Bell',
  changedAt: '2026-11-20T11:00:00Z',
};

/** Opens the form of a product that somebody else can change meanwhile. */
async function openForm() {
  let kept = walnut;
  const server = openStore()
    .on(findProduct, () => ({ data: kept }))
    .on(findCategories, { data: [] })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] })
    .on(findStoreProducts, { data: { content: [], totalElements: 0 } })
    .on(saveProduct, ({ body }) =>
      body.olVersion === kept.olVersion
        ? { data: kept.id }
        : new Refusal(409, 'CHANGED_MEANWHILE', 'Someone else changed it.'),
    );
  const user = renderScreen(server, '/dashboard/product/form?id=5');
  await screen.findByLabelText(/^Product Name/);
  const change = (parts: Partial<Product>) => {
    kept = { ...kept, ...parts, olVersion: kept.olVersion + 1 };
  };
  return { server, user, change };
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\W*$`));
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });
const notice = async () => screen.findByRole('region', { name: /^Marcus Bell changed this/ });

/** The part of a notice that begins with a label. */
const part = (from: HTMLElement, label: string) =>
  within(from)
    .queryAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(label));

test('a conflict keeps what only one person changed and asks about the rest', async () => {
  const { server, user, change } = await openForm();
  change({ pickupPrice: 500, price: 500, description: 'With walnuts of the year.' });
  fill('Product Name', 'Walnut bread');
  fill('Price', '6.00');
  await user.click(press('Save'));
  const told = await notice();
  await waitFor(() => expect(told).toHaveFocus());
  expect(part(told, 'Price')).toHaveTextContent('Theirs: $ 5.00');
  expect(part(told, 'Price')).toHaveTextContent('Yours: $ 6.00');
  expect(part(told, 'Description')).toHaveTextContent('Theirs is in the form');
  expect(part(told, 'Name')).toBeUndefined();
  expect(field('Description')).toHaveValue('With walnuts of the year.');
  expect(field('Product Name')).toHaveValue('Walnut bread');
  await user.click(press('Take theirs: Price'));
  expect(field('Price')).toHaveValue('5.00');
  await user.click(press('Keep mine: Price'));
  expect(field('Price')).toHaveValue('6.00');

  // Quicker once more.
  change({ pickupPrice: 550, price: 550 });
  await user.click(press('Keep mine'));
  await waitFor(async () =>
    expect(part(await notice(), 'Price')).toHaveTextContent('Theirs: $ 5.50'),
  );
  expect(part(await notice(), 'Description')).toBeUndefined();
  await user.click(press('Keep mine'));
  expect(await screen.findByText('Product edit successfully')).toBeVisible();
  expect(server.received(saveProduct).map(({ body }) => body.olVersion)).toEqual([1, 2, 3]);
  expect(server.received(saveProduct).at(-1)?.body).toMatchObject({
    name: 'Walnut bread',
    pickupPrice: 600,
    description: 'With walnuts of the year.',
  });
});

test('taking the other version leaves nothing to save', async () => {
  const { server, user, change } = await openForm();
  change({ pickupPrice: 700, price: 700 });
  fill('Price', '8');
  await user.click(press('Save'));
  const told = await notice();
  await user.click(within(told).getByRole('button', { name: 'Take theirs' }));
  expect(told).not.toBeInTheDocument();
  expect(field('Price')).toHaveValue('7.00');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(server.received(saveProduct)).toHaveLength(1);
});

test("the server's errors show at their fields", async () => {
  const { server, user } = await openForm();
  const message = 'Too dear for this store';
  const errors = [{ path: 'pickupPrice', message }];
  server.on(saveProduct, new Refusal(422, 'INVALID_FIELDS', message, errors));
  fill('Price', '8');
  await user.click(press('Save'));
  await waitFor(() => expect(field('Price')).toHaveAccessibleDescription(message));
  expect(screen.queryByText(/What you typed is still here\.$/)).toBeNull();
});

test('offline, everything is kept, leaving asks first, and it can be saved later', async () => {
  const { server, user } = await openForm();
  fill('Product Name', 'Fig tart');
  server.setReachable(false);
  await user.click(press('Save'));
  expect(await screen.findByText(/What you typed is still here\.$/)).toBeVisible();
  server.setReachable(true);
  await user.click(screen.getByRole('link', { name: 'Back to products' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(field('Product Name')).toHaveValue('Fig tart');
  await user.click(press('Save'));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/products'));
  expect(server.received(saveProduct).at(-1)?.body).toMatchObject({ id: 5, name: 'Fig tart' });
});
