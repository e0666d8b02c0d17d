import { importLimitBytes, importTooLarge } from '@counter/contract/menu';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, refusalOf, templateText } from './product-file.ts';

test('what cannot be a file of products is refused before it is sent', () => {
  expect(refusalOf({ name: 'menu.csv', size: 10 })).toBeUndefined();
  expect(refusalOf({ name: 'menu.txt', size: importLimitBytes })).toBeUndefined();
  expect(refusalOf({ name: 'menu.csv', size: importLimitBytes + 1 })).toBe(importTooLarge);
  expect(refusalOf({ name: 'menu.csv', size: 0 })).toBe('The file is empty.');
  expect(refusalOf({ name: 'Menu.XLSX', size: 10 })).toMatch(/Save it as CSV/);
});

test('every text is read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = new TextEncoder().encode(`x${text}`);
      expect(decodeText(bytes.buffer)).toBe(`x${text}`);
    }),
  );
});

test('letters of an older spreadsheet program are read', () => {
  const bytes = Uint8Array.of(0x43, 0x72, 0xe8, 0x6d, 0x65);
  expect(decodeText(bytes.buffer)).toBe('Crème');
});

test('the template names the columns and has no products', () => {
  expect(templateText()).toMatch(/^\uFEFFid,name,category,price,.*description\r\n$/);
});
