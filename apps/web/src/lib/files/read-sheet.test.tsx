import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

function workbook(rows: readonly (readonly (string | number)[])[]): ArrayBuffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'List');
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('no bytes');
  return bytes;
}

test('reads the first sheet of a workbook as CSV, and keeps empty cells', async () => {
  const rows = [
    ['Name', 'Phone', 'Consent'],
    ['Zoë "Z" Park', '+1 212 555 0101', 'yes'],
    ['', 2_125_550_102, ''],
  ];
  expect(await readSheet(workbook(rows))).toBe(
    [
      '"Name","Phone","Consent"',
      '"Zoë ""Z"" Park","+1 212 555 0101","yes"',
      '"","2125550102",""',
    ].join('\n'),
  );
});

test("doesn't read a file that isn't a workbook", async () => {
  expect(await readSheet(new TextEncoder().encode('name,phone').buffer)).toBeUndefined();
  expect(await readSheet(new ArrayBuffer(0))).toBeUndefined();
  const cut = workbook([['Name']]);
  expect(await readSheet(cut.slice(0, cut.byteLength - 40))).toBeUndefined();
});
