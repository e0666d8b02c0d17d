import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupItems } from './group-items.ts';
import type { OrderItem } from './orders.schemas.ts';

const familyBox = { id: 1, name: 'Family box', quantity: 2 };

function anItem(name: string, change: Partial<OrderItem> = {}): OrderItem {
  return {
    productId: name.length,
    name,
    image: null,
    quantity: 1,
    options: [],
    specialInstructions: '',
    deal: null,
    unitPrice: 100,
    totalQuantityPrice: 100,
    totalQuantityPriceStr: '$ 1.00',
    line: 1,
    made: null,
    ...change,
  };
}

const soup = anItem('Soup', { quantity: 4, deal: familyBox });
const bread = anItem('Bread', { quantity: 2, deal: familyBox });
const baklava = anItem('Baklava');

test('groups the items of a deal and keeps others on their own', () => {
  expect(groupItems([soup, bread, baklava, baklava])).toEqual([
    { deal: familyBox, items: [soup, bread] },
    { deal: null, items: [baklava] },
    { deal: null, items: [baklava] },
  ]);
});

test('lists a deal ordered twice as two groups', () => {
  expect(groupItems([soup, bread, soup, bread])).toHaveLength(2);
});

test('keeps every item in its place', () => {
  const deals = fc.constantFrom(null, familyBox, { id: 2, name: 'Lunch', quantity: 1 });
  const items = fc.array(
    fc.record({ name: fc.constantFrom('Soup', 'Bread', 'Baklava'), deal: deals }),
  );
  fc.assert(
    fc.property(items, (parts) => {
      const basket = parts.map(({ name, deal }) => anItem(name, { deal }));
      expect(groupItems(basket).flatMap((group) => group.items)).toEqual(basket);
    }),
  );
});
