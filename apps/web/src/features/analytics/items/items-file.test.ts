import type { ItemFigure } from '@counter/contract/analytics';
import { cellText } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { itemHeads, itemLines } from './items-file.ts';
import { totalsOf } from './shown-items.ts';

const nothing = { orders: 0, quantity: 0, sales: 0, discounts: 0, netSales: 0 };
const pie: ItemFigure = {
  ...nothing,
  productId: 3,
  productName: 'Pie',
  onMenu: true,
  quantity: 3,
  netSales: 17_00,
  before: null,
  group: 'TOO_FEW',
  unavailable: null,
};

test('net sales per unit are rounded to the cent', () => {
  const [line = []] = itemLines([pie], totalsOf([pie]), 'USD');
  expect(cellText(line[itemHeads.indexOf('Per unit')] ?? '')).toBe('5.67');
});
