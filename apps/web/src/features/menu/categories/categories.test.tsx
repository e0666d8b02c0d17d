import {
  findCategories,
  findSuggestedCategories,
  deleteCategory,
  saveCategory,
} from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCategory, openMenu } from '../../../testing/menu-shop.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const breads = { ...aCategory(1, 'Breads'), description: 'Baked today', products: 2 };
const cakes = aCategory(2, 'Cakes');

const salads = { name: 'Salads', description: 'Leaves and more' };

function open(dialog: 'category' | 'categories') {
  const { server } = openMenu([], [breads, cakes]);
  server.on(findSuggestedCategories, {
    data: [{ ...salads, value: 'Salads', label: 'Salads', businessNature: 'RESTAURANT' }],
  });
  renderScreen(server, `/dashboard/products?dialog=${dialog}`);
  return server;
}

const dialog = async (name: string) => screen.findByRole('dialog', { name });
const press = (place: HTMLElement, name: string) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const fill = (place: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });

async function act(category: string, item: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${category}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
}

const notNow = new Refusal(503, 'UNAVAILABLE', 'Not now.');

test('adding a category closes the dialog', async () => {
  const server = open('category');
  const form = await dialog('Add category');
  await waitFor(() => expect(within(form).getByLabelText(/^Name/)).toHaveFocus());
  fill(form, /^Name/, 'Soups');
  server.on(saveCategory, notNow);
  press(form, 'Add category');
  expect(await within(form).findByText('Not now.')).toBeVisible();
  server.on(saveCategory, { data: 3 });
  press(form, 'Add category');
  expect(await screen.findByText('Category is added successfully')).toBeVisible();
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(server.received(saveCategory).at(-1)?.body).toMatchObject({
    storeId: 3,
    id: 0,
    name: 'Soups',
    stationId: null,
  });
  expect(currentAddress()).not.toContain('dialog');
});

test('closing with unsaved changes asks first', async () => {
  open('category');
  const form = await dialog('Add category');
  fill(form, /^Name/, 'Soups');
  fireEvent.keyDown(form, { key: 'Escape' });
  expect(await within(form).findByRole('button', { name: /Discard/ })).toBeVisible();
  press(form, 'Keep editing');
  await waitFor(() => expect(within(form).queryByRole('button', { name: /Discard/ })).toBeNull());
  expect(within(form).getByLabelText(/^Name/)).toHaveValue('Soups');
  fireEvent.keyDown(form, { key: 'Escape' });
  fireEvent.click(await within(form).findByRole('button', { name: /Discard/ }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test("closing without changes doesn't ask", async () => {
  open('category');
  const form = await dialog('Add category');
  fireEvent.keyDown(form, { key: 'Escape' });
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test('saving a category returns to the list', async () => {
  const server = open('categories');
  await act('Breads', 'Edit');
  const form = await dialog('Edit category');
  expect(within(form).getByLabelText(/^Description/)).toHaveValue('Baked today');
  expect(within(form).queryByText('Salads')).toBeNull();
  fill(form, /^Name/, 'Loaves');
  server.on(saveCategory, { data: 1 });
  server.on(findCategories, { data: [{ ...breads, name: 'Loaves' }, cakes] });
  press(form, 'Save changes');
  expect(await screen.findByText('Category is edited successfully')).toBeVisible();
  const list = await dialog('Manage categories');
  expect(await within(list).findByText('Loaves')).toBeVisible();
  expect(server.received(saveCategory)[0]?.body).toMatchObject({ id: 1, name: 'Loaves' });
});

test('deleting a category moves its products where the person chooses', async () => {
  const server = open('categories');
  await act('Breads', 'Delete');
  const question = await dialog('Delete Breads');
  const goTo = within(question).getByLabelText(/go to/i);
  expect(within(goTo).getAllByRole('option')).toHaveLength(2);
  fireEvent.change(goTo, { target: { value: '2' } });
  server.on(deleteCategory, notNow);
  press(question, 'Delete category');
  expect(await within(question).findByText('Not now.')).toBeVisible();
  server.on(deleteCategory, { data: { moved: 2 } }).on(findCategories, { data: [cakes] });
  press(question, 'Delete category');
  await dialog('Manage categories');
  expect(await screen.findByText('Category is deleted successfully')).toBeVisible();
  expect(server.received(deleteCategory).at(-1)).toMatchObject({
    params: { categoryId: 1 },
    query: { moveTo: 2 },
  });
});

test("deleting an empty category doesn't ask where to move products", async () => {
  const server = open('categories');
  await act('Cakes', 'Delete');
  const question = await dialog('Delete Cakes');
  expect(within(question).queryByLabelText(/go to/i)).toBeNull();
  server.on(deleteCategory, { data: { moved: 0 } });
  press(question, 'Delete category');
  await dialog('Manage categories');
  expect(server.received(deleteCategory)[0]?.query.moveTo).toBeUndefined();
});
