import {
  findCategories,
  findOptionGroups,
  findStoreProducts,
  findSuggestedCategories,
} from '@counter/contract/menu';
import { findBusinesses } from '@counter/contract/store';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../lib/session.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const form = '/dashboard/product/form';
const bakery = aBusiness({ id: 5, name: 'Cedar Bakery', branchName: 'Dock', storeUrl: 'bakery' });

const name = () => screen.findByLabelText(/^Product Name/);
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const answer = async (label: string) =>
  within(await question()).getByRole('button', { name: label });

/** Opens a new product's form in one of two stores. */
async function openForm() {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness(), bakery], message: '', newSignIns: [] })
    .on(findCategories, { data: [] })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] })
    .on(findStoreProducts, { data: { content: [], totalElements: 0 } });
  const user = renderScreen(server, form);
  await name();
  const byMenu = async () => {
    await user.click(screen.getByRole('button', { name: /switch store/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Cedar Bakery/ }));
  };
  const byPalette = async () => {
    await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
    await user.type(
      await screen.findByRole('combobox', { name: /^Find orders/ }),
      'switch to cedar',
    );
    await user.keyboard('{Enter}');
  };
  return { user, byMenu, byPalette };
}

const typeName = async () => fireEvent.change(await name(), { target: { value: 'Fig tart' } });

test.each(['byMenu', 'byPalette'] as const)(
  'switching the store %s asks, and keeps a half-filled form',
  async (by) => {
    const { user, [by]: switchStore } = await openForm();
    await typeName();
    await switchStore();
    await user.click(await answer('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await name()).toHaveValue('Fig tart');
    expect(readSession().user?.storeId).toBe(3);
  },
);

test('a half-filled form is discarded on request, and the same screen of the other store opens', async () => {
  const { user, byMenu } = await openForm();
  await typeName();
  await byMenu();
  await user.click(await answer('Discard changes'));
  await waitFor(() => expect(readSession().user?.storeId).toBe(5));
  await waitFor(async () => expect(await name()).toHaveValue(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentAddress()).toBe(form);
});

test('switching the store asks nothing where nothing was typed', async () => {
  const { byMenu } = await openForm();
  await byMenu();
  await waitFor(() => expect(readSession().user?.storeId).toBe(5));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store that is switched in another tab leaves a half-filled form alone', async () => {
  await openForm();
  await typeName();
  const elsewhere = readSession();
  const switched = { ...elsewhere, user: { ...elsewhere.user, storeId: 5 } };
  await act(async () => {
    localStorage.setItem('counter.session', JSON.stringify(switched));
    window.dispatchEvent(new StorageEvent('storage', { key: 'counter.session' }));
    return Promise.resolve();
  });
  expect(await name()).toHaveValue('Fig tart');
  expect(readSession().user?.storeId).toBe(3);
});
