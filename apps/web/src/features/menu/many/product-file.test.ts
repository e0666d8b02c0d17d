import { importLimitBytes, importTooLarge } from '@counter/contract/menu';
import { expect, test } from 'vitest';
import { refusalOf, templateText } from './product-file.ts';

test('an invalid product file is refused before it is sent', () => {
  expect(refusalOf({ name: 'menu.csv', size: 10 })).toBeUndefined();
  expect(refusalOf({ name: 'menu.txt', size: importLimitBytes })).toBeUndefined();
  expect(refusalOf({ name: 'menu.csv', size: importLimitBytes + 1 })).toBe(importTooLarge);
  expect(refusalOf({ name: 'menu.csv', size: 0 })).toBe('The file is empty.');
  expect(refusalOf({ name: 'Menu.XLSX', size: 10 })).toMatch(/Save it as CSV/);
});

test('the template has the columns and no products', () => {
  expect(templateText()).toMatch(/^\uFEFFid,name,category,price,.*description\r\n$/);
});
