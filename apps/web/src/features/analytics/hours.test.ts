import type { TodayStats } from '@counter/contract/analytics';
import { expect, test } from 'vitest';
import { amountTitle, formatAmount, formatWhole, hourPoints, summarizeSale } from './hours.ts';

const hour = (dayHour: string, saleSubTotal: number, totalOrders: number) => ({
  dayHour,
  saleSubTotal,
  totalOrders,
});

const stats: TodayStats = {
  currency: 'USD',
  accepted: 3,
  cancelled: 0,
  newOrders: 0,
  oldestNewAt: null,
  undecided: 0,
  totalOrders: 3,
  saleSubtotal: 183_040,
  todaysSale: [hour('2026-11-21T12', 41_000, 1), hour('2026-11-21T19', 142_040, 2)],
  highlyPaidCustomers: [],
  topSellingItems: [],
  lastWeek: null,
};

test('fills in hours without a sale, from the first sale until now', () => {
  const points = hourPoints([hour('2026-11-21T08', 900, 1), hour('2026-11-21T12', 1500, 2)], 14);
  const hours = points.map(({ x }) => x);
  expect(hours).toEqual([
    '8:00 AM',
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
  ]);
  expect(points[1]).toEqual({ x: '9:00 AM', upper: 0, lower: 0 });
  expect(points[4]).toEqual({ x: '12:00 PM', upper: 1500, lower: 2 });
});

test('hours without sales have no chart', () => {
  expect(hourPoints([], 14)).toEqual([]);
  expect(hourPoints([hour('2026-11-21T08', 0, 0)], 14)).toEqual([]);
});

test('a single sale is shown among the hours before it, never before midnight', () => {
  const midday = hourPoints([hour('2026-11-21T12', 900, 1)], 12);
  const afterMidnight = hourPoints([hour('2026-11-21T01', 900, 1)], 1);
  expect(midday.map(({ x }) => x)[0]).toBe('9:00 AM');
  expect(afterMidnight.map(({ x }) => x)).toEqual(['12:00 AM', '1:00 AM']);
});

test("a sale that is later than this device's clock still shows", () => {
  const points = hourPoints([hour('2026-11-21T15', 900, 1)], 14);
  expect(points.at(-1)).toEqual({ x: '3:00 PM', upper: 900, lower: 1 });
});

test('amounts leave their unit to the axis title', () => {
  expect(formatAmount(183_040, 'USD')).toBe('1,830.40');
  expect(formatWhole(150_000, 'USD')).toBe('$ 1,500');
  expect(amountTitle('USD')).toBe('$ (Amount in USD)');
});

test("the summary names the day's total so far and its best hour", () => {
  expect(summarizeSale(stats)).toBe(
    '3 orders, $\u00A01,830.40 so far today. Best hour: 7:00 PM to 8:00 PM, $\u00A01,420.40.',
  );
});

test('the summary of a day without sales names no best hour', () => {
  const quiet = { ...stats, totalOrders: 1, saleSubtotal: 0, todaysSale: [] };
  expect(summarizeSale(quiet)).toBe('1 order, $\u00A00.00 so far today.');
});
