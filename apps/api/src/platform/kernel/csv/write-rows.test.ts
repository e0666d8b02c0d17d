import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRows } from './parse-rows.ts';
import { unguard, writeRows } from './write-rows.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', "'", ',', ';', '\t', '\n', '\r\n', '=', '+', '-', '@', '5', '.'))
    .map((parts) => parts.join('')),
);

test('no cell can run as a formula in a spreadsheet', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const written = writeRows([[text]])
        .trimEnd()
        .replace(/^"/, '');
      expect(written).not.toMatch(/^(?:[=+@\t]|-(?!\d+(?:\.\d+)?$))/);
    }),
  );
});

test('a negative amount stays a number', () => {
  expect(writeRows([['-12.50', '-12.50+1', '-cmd']])).toBe("-12.50,'-12.50+1,'-cmd\r\n");
});

test('reads back exactly what it wrote', async () => {
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const read = await parseRows(writeRows([['a', 'b'], ...written]), ',');
      expect(read?.slice(1).map((row) => row.map(unguard))).toEqual(written);
    }),
  );
});
