import { findSuppliers } from '@counter/contract/expenses';
import type { Business } from '@counter/contract/store';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listExpenses, openExpenses } from '../../testing/expenses.ts';
import { offersKeptFrom } from '../../testing/offers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const expenses = '/dashboard/business/cedar-kitchen/expense';
const suppliers = '/dashboard/business/cedar-kitchen/supplier';

test('an accountant of a store without expenses is offered to add none', async () => {
  const show = async ({ role }: Partial<Business>) => {
    renderScreen(listExpenses(openExpenses(role), []), expenses);
    await screen.findByText('No expense found');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Add New Expense']);
});

test('an accountant of a store without suppliers is offered to add none', async () => {
  const show = async ({ role }: Partial<Business>) => {
    const none = { data: { content: [], totalElements: 0 } };
    renderScreen(openExpenses(role).on(findSuppliers, none), suppliers);
    await screen.findByText('No supplier found');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Add New Supplier']);
});

test("an accountant opens a supplier and can't change it", async () => {
  const show = async ({ role }: Partial<Business>) => {
    renderScreen(openExpenses(role), `${suppliers}?open=4`);
    return screen.findByRole('dialog', { name: 'Gowanus Packaging' });
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Edit', 'Remove']);
});
