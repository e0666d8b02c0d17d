import { describe, expect, it } from 'vitest';
import type { BasketMenu, Chosen } from './chosen.ts';
import { fillEntries } from './entries.ts';

const soup = {
  id: 1,
  name: 'Lentil Soup',
  description: '',
  image: null,
  category: null,
  price: 1250,
  taxRate: null,
  available: true,
  reason: '',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [
    {
      id: 7,
      name: 'Extras',
      minimum: 0,
      maximum: 1,
      choices: [{ id: 70, name: 'Croutons', price: 50, available: true, reason: '' }],
    },
  ],
};

const menu: BasketMenu = {
  products: [soup],
  deals: [
    {
      id: 2,
      name: 'Soup for two',
      description: '',
      image: null,
      price: 2000,
      available: true,
      reason: '',
      parts: [{ productId: 1, quantity: 2 }],
    },
  ],
};

const chosen: Chosen = {
  items: [{ productId: 1, quantity: 1, options: [70], specialInstructions: 'No salt' }],
  deals: [
    {
      dealId: 2,
      quantity: 1,
      parts: [{ productId: 1, options: [] }],
      specialInstructions: 'Very hot, please',
    },
  ],
};

describe('a basket, line by line', () => {
  it('shows the options, the parts of a deal, and the instructions of both', () => {
    expect(fillEntries(chosen, menu, 0).entries).toMatchObject([
      { list: 'items', name: 'Lentil Soup', details: ['Croutons', 'No salt'], total: 1300 },
      {
        list: 'deals',
        name: 'Soup for two',
        details: ['2 × Lentil Soup', 'Very hot, please'],
        total: 2000,
      },
    ]);
  });

  it('names items that left the menu and keeps the prices of the rest', () => {
    const { entries, lines } = fillEntries(chosen, { ...menu, deals: [] }, 0);
    expect(entries).toMatchObject([
      { problem: '', total: 1300 },
      { name: 'No longer on the menu', problem: 'Remove it to continue.', total: 0 },
    ]);
    expect(lines).toHaveLength(1);
  });
});
