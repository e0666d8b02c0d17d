import type { MenuProduct } from '@counter/contract/menu';
import { findSaleDay, findSaleMenu, type SaleDay } from '@counter/contract/sales';
import { screen, within } from '@testing-library/react';
import { renderScreen } from './render-screen.tsx';
import { openStore } from './store.ts';

export const saleAddress = '/dashboard/business/cedar-kitchen/sale';

/** A day without sales. */
export const quietDay: SaleDay = {
  currency: 'USD',
  day: '2026-11-20',
  sales: [],
  counter: { sales: 0, subtotal: 0, tax: 0, total: 0, cash: 0, card: 0 },
  online: { earned: 0, parts: [] },
  expenses: { count: 0, total: 0 },
  earningsMinusExpenses: 0,
};

const offered = { available: true, reason: '' };

/** A menu product with one option. */
export const hummus: MenuProduct = {
  ...offered,
  id: 5,
  name: 'Hummus',
  description: '',
  image: null,
  category: null,
  price: 6_00,
  taxRate: null,
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [
    {
      id: 3,
      name: 'With',
      minimum: 0,
      maximum: 1,
      choices: [{ ...offered, id: 31, name: 'Olives', price: 50 }],
    },
  ],
};

/** Opens a store with a day of sales and a menu for the counter, with a tax rate of 10%. */
export const openDay = (day: SaleDay, products: MenuProduct[] = [hummus]) =>
  openStore()
    .on(findSaleDay, { data: day })
    .on(findSaleMenu, { data: { taxRate: 100_000, products } });

/** Opens a day and the form to record a sale. */
export async function openSaleForm(day: SaleDay = quietDay, products: MenuProduct[] = [hummus]) {
  const server = openDay(day, products);
  const user = renderScreen(server, saleAddress);
  const form = await screen.findByRole('form', { name: 'Record a sale' });
  const record = async () => user.click(within(form).getByRole('button', { name: 'Record sale' }));
  return { server, user, form, record };
}
