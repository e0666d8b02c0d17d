import { expect, test } from 'vitest';
import { saleByHour } from './sale-hours.ts';

const day = '2026-03-04';
const nine = { hour: 9, orders: 1, subtotal: 1250 };
const eleven = { hour: 11, orders: 2, subtotal: 900 };
/** An hour whose only order was cancelled. */
const cancelled = (hour: number) => ({ hour, orders: 0, subtotal: 0 });
const shown = (hour: string, totalOrders: number, saleSubTotal: number) => ({
  dayHour: `2026-03-04T${hour}`,
  totalOrders,
  saleSubTotal,
});

test('a day without a sale has no hours', () => {
  expect(saleByHour([], day, 15)).toEqual([]);
  expect(saleByHour([cancelled(8)], day, 15)).toEqual([]);
});

test('hours run from the first sale until now', () => {
  const first = shown('09', 1, 1250);
  expect(saleByHour([cancelled(8), nine], day, 9)).toEqual([first]);
  expect(saleByHour([nine], day, 11)).toEqual([first, shown('10', 0, 0), shown('11', 0, 0)]);
});

test('hours that repeat when the clocks go back are shown too', () => {
  expect(saleByHour([nine, eleven, cancelled(12)], day, 10)).toEqual([
    shown('09', 1, 1250),
    shown('10', 0, 0),
    shown('11', 2, 900),
  ]);
});
