import {
  businessProductFormCases,
  categoryFormCases,
  optionGroupFormCases,
  productFormCases,
  type FormCase,
} from '@counter/contract/cases';
import {
  findCategories,
  findOffMenu,
  findOptionGroups,
  findStoreProducts,
  findSuggestedCategories,
} from '@counter/contract/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

/** Shows a screen of a store with nothing on its menu. */
function showMenu(address: string) {
  const server = openStore()
    .on(findCategories, { data: [] })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] })
    .on(findOffMenu, { data: [] })
    .on(findStoreProducts, { data: { content: [], totalElements: 0 } });
  return renderScreen(server, address);
}

/** The cases that a form shows which has a daily limit. */
const isLimited = ({ field, given }: FormCase): boolean =>
  field !== 'dailyLimit' || given !== undefined;

test('every rule of a product has a message at its field', async () => {
  showMenu('/dashboard/product/form');
  fireEvent.click(await screen.findByLabelText("Use the store's rate"));
  fireEvent.click(screen.getByLabelText('Daily limit'));
  const labels = {
    name: 'Product Name',
    pickupPrice: 'Price',
    taxRate: 'Tax Rate',
    dailyLimit: 'Quantity per day',
    calories: 'Calories',
    allergens: 'Allergens',
  };
  const filled = { ...productFormCases.filled, dailyLimit: '12' };
  const cases = productFormCases.cases.filter(isLimited);
  await walkCases(screen.getByRole('main'), labels, { filled, cases });
  const description = screen.getByLabelText('Description');
  fireEvent.change(description, { target: { value: 'n'.repeat(2001) } });
  fireEvent.blur(description);
  await waitFor(() =>
    expect(description).toHaveAccessibleDescription(/Use at most 2,000 characters/),
  );
});

test("every rule of a business's product has a message at its field", async () => {
  showMenu('/dashboard/business/cedar-kitchen/product/form');
  await screen.findByLabelText(/^Product Name/);
  const labels = {
    productName: 'Product Name',
    code: 'Bar Code',
    price: 'Price',
    discount: 'Discount',
    displayUnitValue: 'Display Unit Value',
    weight: 'Weight',
    tag: 'Hash Tags',
    calories: 'Calories',
    allergens: 'Allergens',
  };
  const main = screen.getByRole('main');
  await walkCases(main, labels, businessProductFormCases);
  await waitFor(() => expect(main.querySelector('[aria-invalid=true]')).toBeNull());
});

test('every rule of a category has a message at its field', async () => {
  showMenu('/dashboard/products?dialog=category');
  const dialog = await screen.findByRole('dialog', { name: 'Add category' });
  await walkCases(dialog, { name: 'Name' }, categoryFormCases);
  // The count of its characters is told with the message.
  const description = within(dialog).getByLabelText('Description');
  fireEvent.change(description, { target: { value: 'n'.repeat(501) } });
  fireEvent.blur(description);
  await waitFor(() =>
    expect(description).toHaveAccessibleDescription(/Use at most 500 characters/),
  );
  fireEvent.change(description, { target: { value: '' } });
  await waitFor(() => expect(description).not.toHaveAttribute('aria-invalid', 'true'));
});

test('every rule of an option group has a message at its field, and it needs an option', async () => {
  const user = showMenu('/dashboard/products/options');
  const [add] = await screen.findAllByRole('button', { name: 'Add option group' });
  fireEvent.click(add ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'New option group' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove option 2' }));
  const labels = {
    name: 'Group name',
    minimum: 'Minimum',
    maximum: 'Maximum',
    'choices.0.name': 'Option 1',
    'choices.0.price': 'Price of option 1',
  };
  await walkCases(dialog, labels, optionGroupFormCases);
  await user.click(within(dialog).getByRole('button', { name: 'Remove option 1' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add option group' }));
  expect(await within(dialog).findByText('Add at least one option')).toBeVisible();
});
