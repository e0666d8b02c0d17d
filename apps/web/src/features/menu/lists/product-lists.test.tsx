import {
  findBusinessProducts,
  findOptionGroups,
  findStoreProducts,
  findSuggestedCategories,
  removeFromBusiness,
  removeProduct,
  restoreToBusiness,
  updateProductAvailability,
} from '@counter/contract/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { hearEvent } from '../../../testing/hear-event.ts';
import { aCategory, openMenu } from '../../../testing/menu-shop.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf, findCards } from '../../../testing/tables.ts';

const list = '/dashboard/products';
const hub = '/dashboard/business/cedar-kitchen';
const kinds = [aCategory(1, 'Soups'), aCategory(2, 'Salads'), aCategory(3, 'Drinks')];

/** A menu of 31 soups, salads and drinks by turns, of which every other drink cannot be had. */
const menu = Array.from({ length: 31 }, (_, at) => {
  const { id: categoryId, name: categoryName } = kinds[at % 3] ?? aCategory(0, '');
  const available = at % 6 !== 2;
  const state = available ? 'AVAILABLE' : 'UNAVAILABLE';
  return aProduct({
    id: at + 1,
    name: at === 4 ? 'Beet Hummus' : `Dish ${at + 1}`,
    categoryId,
    categoryName,
    categoryDisplayValue: categoryName,
    available,
    availability: { state, until: null },
  });
});

/** Returns the cells of the products that are shown once there are so many. */
async function findRows(count: number): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Products' });
  await waitFor(() => expect(cellsOf(table)).toHaveLength(count + 1));
  return cellsOf(table).slice(1);
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search product' }), {
    target: { value },
  });

test('the menu links to the list, which searches from three characters on', async () => {
  const { server } = openMenu(menu, kinds);
  const user = renderScreen(server, list);
  await findRows(10);
  const [link] = screen.getAllByRole('link', { name: 'Menu' });
  expect(link).toHaveAttribute('href', list);
  expect(link).toHaveAttribute('aria-current', 'page');
  type('hu');
  expect(await screen.findByText('Type 3 characters to search.')).toBeVisible();
  await findRows(10);
  expect(server.received(findStoreProducts).every(({ body }) => body.searchStr === '')).toBe(true);
  type('hummus');
  const [row] = await findRows(1);
  expect(row?.[1]).toBe('Beet Hummus');
  expect(currentAddress()).toBe(`${list}?search=hummus`);
  expect(screen.queryByText('Type 3 characters to search.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await findRows(10);
  expect(currentAddress()).toBe(list);
});

test('a category and a status filter the list and are in the URL', async () => {
  const { server } = openMenu(menu, kinds);
  renderScreen(server, list);
  await findRows(10);
  choose('Category', '3');
  choose('Status', 'notAvailable');
  const rows = await findRows(5);
  const named = new URLSearchParams(location.search);
  expect(Object.fromEntries(named)).toEqual({ category: '3', status: 'notAvailable' });
  expect(server.received(findStoreProducts).at(-1)?.body).toEqual({
    storeId: 3,
    categoryId: 3,
    status: 'notAvailable',
    searchStr: '',
    pageNumber: 0,
    pageSize: 10,
  });
  for (const [, , status, category] of rows) {
    expect([status, category]).toEqual(['Unavailable', 'Drinks']);
  }
});

test('a product that is added from a category belongs to it', async () => {
  const { server } = openMenu(menu, kinds);
  server.on(findSuggestedCategories, { data: [] }).on(findOptionGroups, { data: [] });
  const user = renderScreen(server, `${list}?category=2`);
  await findRows(10);
  const add = screen.getByRole('link', { name: 'Add product' });
  expect(add).toHaveAttribute('href', '/dashboard/product/form?category=2');
  choose('Category', '');
  await waitFor(() => expect(add).toHaveAttribute('href', '/dashboard/product/form'));
  choose('Category', '2');
  await waitFor(() => expect(add).toHaveAttribute('href', '/dashboard/product/form?category=2'));
  await user.click(add);
  const chosen = await screen.findByRole('list', { name: 'Categories' });
  expect(within(chosen).getByText('Salads')).toBeVisible();
  expect(screen.getByLabelText(/^Product Name/)).toHaveFocus();
});

test("so does one added from a business's list filtered by a single category", async () => {
  const { server } = openMenu(menu, kinds);
  server.on(findSuggestedCategories, { data: [] }).on(findOptionGroups, { data: [] });
  const one = encodeURIComponent('[2]');
  const user = renderScreen(server, `${hub}/products?categories=${one}`);
  await findRows(10);
  await user.click(screen.getByRole('link', { name: 'Add product' }));
  expect(await screen.findByLabelText(/^Category/)).toHaveDisplayValue('Salads');
  expect(screen.getByLabelText(/^Product Name/)).toHaveFocus();
});

test("on a phone the form of a new product doesn't open the keyboard", async () => {
  const { server } = openMenu(menu, kinds);
  server.on(findSuggestedCategories, { data: [] }).on(findOptionGroups, { data: [] });
  renderScreen(server, '/dashboard/product/form', phone);
  expect(await screen.findByLabelText(/^Product Name/)).not.toHaveFocus();
});

test('opening a URL applies its filters, on a phone as well, where filters are in a sheet', async () => {
  const { server } = openMenu(menu, kinds);
  const user = renderScreen(server, `${list}?category=3`, phone);
  for (const card of await findCards('Products')) expect(card).toHaveTextContent('Drinks');
  expect(screen.queryByLabelText('Status')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByLabelText('Category')).toHaveDisplayValue('Drinks');
  fireEvent.change(within(sheet).getByLabelText('Status'), { target: { value: 'notAvailable' } });
  await user.click(within(sheet).getByRole('button', { name: 'Show products' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  const cards = await findCards('Products');
  expect(cards).toHaveLength(5);
  for (const card of cards) expect(card).toHaveTextContent('Unavailable');
  expect(currentAddress()).toBe(`${list}?category=3&status=notAvailable`);
});

test('the list has pages of 10, 25 or 100', async () => {
  const { server } = openMenu(menu, kinds);
  renderScreen(server, `${list}?page=2`);
  const [first] = await findRows(10);
  expect(first?.[1]).toBe('Dish 11');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('11–20 of 31');
  choose('Rows per page', '25');
  await findRows(25);
  expect(currentAddress()).toBe(`${list}?size=25`);
});

test("a business's list has pages of 20 and filters by several categories", async () => {
  const { server } = openMenu(menu, kinds);
  const user = renderScreen(server, `${hub}/products`);
  await findRows(20);
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
  expect(cellsOf(screen.getByRole('table'))[0]).toEqual([
    '',
    'Name',
    'Category',
    'Price',
    'Discount',
    'Weight',
    'Status',
    'Actions',
  ]);
  await user.click(screen.getByRole('button', { name: 'All categories' }));
  const group = await screen.findByRole('group', { name: 'Categories' });
  await user.click(within(group).getByLabelText('Soups'));
  await waitFor(() => expect(within(group).getByLabelText('Soups')).toBeChecked());
  await user.click(within(group).getByLabelText('Salads'));
  choose('Status', 'available');
  await waitFor(() =>
    expect(server.received(findBusinessProducts).at(-1)?.body).toMatchObject({
      id: 3,
      categoryIds: [1, 2],
      status: 'available',
    }),
  );
  for (const [, , category] of await findRows(20)) expect(category).toMatch(/Soups|Salads/);
  expect(decodeURIComponent(currentAddress())).toContain('categories=[1,2]');
});

test("a business's empty result can be cleared, and the list links back to its hub", async () => {
  const { server } = openMenu(menu, kinds);
  const user = renderScreen(server, `${hub}/products?search=nobody+bakes+this&categories=[1]`);
  expect(await screen.findByText('Not found')).toBeVisible();
  expect(screen.getByText(/Try checking for typos or using complete words\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRows(20);
  expect(currentAddress()).toBe(`${hub}/products`);
  expect(screen.getByRole('link', { name: 'Back to Manage Business' })).toHaveAttribute(
    'href',
    hub,
  );
});

test('an empty menu says so until somebody adds a product', async () => {
  const shop = openMenu([]);
  renderScreen(shop.server, `${hub}/products`);
  expect(await screen.findByText('No product found')).toBeVisible();
  shop.server.on(findBusinessProducts, { data: { content: menu.slice(0, 2), totalElements: 2 } });
  await hearEvent(shop.server, { kind: 'menu.changed' });
  await findRows(2);
});

test('making a product unavailable asks how long and refuses a past time', async () => {
  const { server } = openMenu([aProduct()]);
  const user = renderScreen(server, list);
  const offered = await screen.findByRole('switch', { name: 'Rye bread is available' });
  await user.click(offered);
  const dialog = await screen.findByRole('dialog', { name: 'Mark Rye bread as unavailable' });
  expect(within(dialog).getByLabelText('For the rest of today')).toBeChecked();
  await user.click(within(dialog).getByLabelText('Until a date and time'));
  const time = within(dialog).getByLabelText(/^Date and time/);
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(time).toHaveAccessibleDescription(/Choose a time in the future/));
  expect(server.received(updateProductAvailability)).toEqual([]);
  await user.click(within(dialog).getByLabelText('For the rest of today'));
  await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(offered).not.toBeChecked());
  const [row] = await findRows(1);
  expect(row?.[2]).toContain('Unavailable until tomorrow');
});

test('Undo restores a deleted product, or all selected ones', async () => {
  const shop = openMenu(
    ['Oat loaf', 'Rye loaf', 'Spelt loaf'].map((name, at) => aProduct({ id: at + 1, name })),
  );
  const user = renderScreen(shop.server, list);
  await findRows(3);
  await user.click(screen.getByRole('button', { name: 'Actions for Oat loaf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await findRows(2);
  expect(await screen.findByText(/^Oat loaf was deleted/)).toBeInTheDocument();
  expect(shop.server.received(removeProduct)[0]?.body).toEqual({ storeId: 3, id: 1 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findRows(3);
  expect(shop.names()).toContain('Oat loaf');
  expect(await screen.findByText('Oat loaf is back on the menu.')).toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Select Oat loaf' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Rye loaf' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await findRows(1);
  expect(screen.queryByText('2 selected')).toBeNull();
  await waitFor(() => expect(shop.names()).toEqual(['Spelt loaf']));
  expect(shop.server.received(removeFromBusiness)[0]?.body).toMatchObject({ ids: [1, 2] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findRows(3);
  expect(shop.server.received(restoreToBusiness).at(-1)?.body).toMatchObject({ ids: [1, 2] });
});

test('a product that failed to be deleted is restored and can be deleted again', async () => {
  const shop = openMenu([aProduct(), aProduct({ id: 2, name: 'Oat loaf' })]);
  const user = renderScreen(shop.server, `${hub}/products`);
  await findRows(2);
  const late = Promise.withResolvers<Refusal>();
  shop.server.on(removeProduct, () => late.promise);
  await user.click(screen.getByRole('button', { name: 'Actions for Rye bread' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await findRows(1);
  late.resolve(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  expect(await screen.findByText(/^We couldn't delete Rye bread\./)).toBeInTheDocument();
  await findRows(2);
  shop.server.on(removeProduct, { data: { ids: [1] } });
  shop.server.on(findBusinessProducts, {
    data: { content: [aProduct({ id: 2, name: 'Oat loaf' })], totalElements: 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRows(1);
  expect(await screen.findByText(/^Rye bread was deleted/)).toBeInTheDocument();
});
