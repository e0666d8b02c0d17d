import { expect, test } from 'vitest';
import { cellsOf, chartFileName, chartLines, writeLines } from './chart-file.ts';

test('writes a chart with its headings, plain amounts and quoted commas', () => {
  const lines = chartLines({
    xLabel: 'Day',
    points: [
      { x: 'Sat, Nov 14', upper: 183_040, lower: 12 },
      { x: 'The "big" day', upper: 0, lower: 0 },
    ],
    upper: { label: 'Sales', format: () => '1,830.40', write: (cents) => (cents / 100).toFixed(2) },
    lower: { label: 'Orders', format: String },
  });
  expect(writeLines(lines)).toBe(
    'Day,Sales,Orders\r\n"Sat, Nov 14",1830.40,12\r\n"The ""big"" day",0.00,0\r\n',
  );
  expect(cellsOf(lines)[1]).toMatchObject(['Sat, Nov 14', { value: 1830.4 }, { value: 12 }]);
});

test("names a chart's file after the chart", () => {
  expect(chartFileName("Today's sale")).toBe('todays-sale.csv');
  expect(chartFileName('Sales & orders')).toBe('sales-orders.csv');
});
