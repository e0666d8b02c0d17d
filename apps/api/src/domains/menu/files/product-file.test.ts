import { importLineLimit, productColumns, unitCodes } from '@counter/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, writeRows } from '../../../platform/kernel/csv/write-rows.ts';
import { toCells } from './export-products.service.ts';
import { newProduct, type KnownProduct } from './file-product.ts';
import { planImport } from './import-plan.ts';
import { readProductFile } from './product-file.ts';

const head = byteOrderMark + writeRows([productColumns]);

/** Texts that a file may stumble over, beside arbitrary ones. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('"', "'", ',', ';', '\t', '\n', '\r\n', '\r', '=', '+', '-', '@', '|', ' '),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '\uFEFF',
    '=1+1',
    "'=1",
    '+1 212',
    '-',
    '@SUM(A1)',
    'Crème brûlée 🍮',
    'sep=;',
    '#',
  ),
);

const products = fc.uniqueArray(
  fc.record<KnownProduct>({
    id: fc.integer({ min: 1, max: 1e9 }),
    version: fc.constant(1),
    unavailableUntil: fc.constant(null),
    name: text,
    category: fc.array(text, { maxLength: 3 }),
    price: fc.integer({ min: 0, max: 1e8 }),
    discount: fc.constant(0),
    taxRate: fc.option(fc.integer({ min: 0, max: 10_000 })),
    available: fc.boolean(),
    featured: fc.boolean(),
    containAlcohol: fc.boolean(),
    returnable: fc.boolean(),
    dailyLimit: fc.option(fc.integer({ min: 1, max: 1e6 })),
    displayUnitValue: text,
    weight: fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000),
    unit: fc.constantFrom(...unitCodes),
    tag: text,
    code: text,
    calories: fc.option(fc.integer({ min: 0, max: 20_000 })),
    allergens: text,
    description: text,
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
);

const withoutNul = (known: readonly KnownProduct[]): boolean =>
  !JSON.stringify(known).includes('\\u0000');

describe('a product file', () => {
  it('changes nothing when it is exported and imported again', async () => {
    await fc.assert(
      fc.asyncProperty(
        products.filter(withoutNul),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        async (known, currency) => {
          const csv = head + writeRows(known.map((product) => toCells(product, currency)));
          const { lines } = await planImport(await readProductFile(csv), {
            products: known,
            categories: known.flatMap(({ category }) => category),
            currency,
          });
          expect(lines.map(({ kind, reasons, before }) => [kind, reasons, before?.id])).toEqual(
            known.map(({ id }) => ['SAME', [], id]),
          );
        },
      ),
    );
  });

  it('imports into another menu without loss', async () => {
    const cake: KnownProduct = {
      ...newProduct,
      id: 1,
      version: 1,
      unavailableUntil: null,
      name: '=Plum "cake", large',
      category: ['Cakes', 'Summer'],
      price: 123_450,
      discount: 50,
      taxRate: 82_500,
      available: false,
      containAlcohol: true,
      dailyLimit: 12,
      displayUnitValue: '1 cake',
      weight: 1.5,
      unit: 'KG',
      tag: '#plum #cake',
      code: '0012',
      description: 'First line\nsecond; line\t"quoted"',
    };
    const { id: _own, version: _first, unavailableUntil: _end, ...said } = cake;
    const [, ...cells] = toCells(cake, 'USD');
    const { lines } = await planImport(await readProductFile(head + writeRows([['', ...cells]])), {
      products: [],
      categories: [],
      currency: 'USD',
    });
    expect(lines).toMatchObject([{ kind: 'CREATE', after: said }]);
  });

  it.each([',', ';', '\t'])('can be separated by %j', async (delimiter) => {
    const csv = ['Name', 'PRICE', 'tax_rate', 'Display unit value'].join(delimiter);
    const { lines } = await readProductFile(
      `${csv}\r\n${['"a, b; c"', '5', '8', 'x'].join(delimiter)}\r\n`,
    );
    expect(lines.map(({ line, cells }) => ({ line, cells: Object.fromEntries(cells) }))).toEqual([
      { line: 2, cells: { name: 'a, b; c', price: '5', taxRate: '8', displayUnitValue: 'x' } },
    ]);
  });

  it('accepts common names for its columns', async () => {
    const { lines } = await readProductFile('Name,Bar code,hash tags,Availability\na,1,#b,yes\n');
    expect([...(lines[0]?.cells.keys() ?? [])]).toEqual(['name', 'code', 'tag', 'available']);
  });

  it.each(['\n', '\r\n', '\r'])('can have lines that end in %j, and empty lines', async (end) => {
    const { lines } = await readProductFile(['name,price', 'One,1', ',', '', 'Two,2'].join(end));
    expect(lines.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('can have a quotation mark in the middle of a cell', async () => {
    const { lines } = await readProductFile('name,price\n12" pizza,9\n');
    expect(lines[0]?.cells.get('name')).toBe('12" pizza');
  });

  it.each([
    [
      'no names',
      'Rye bread,6.50\n',
      'The first line must name the columns, such as: name, category, price.',
    ],
    [
      'no column for the name',
      'Category,Price,Dish\nBread,6.50,Rye\n',
      'The first line has no column "name": it has Category, Price, Dish. Add a column "name"',
    ],
    ['nothing', ' ', 'The first line must name the columns, such as: name, category, price.'],
    ['only names', 'name,price\n\n', 'The file has column names but no products.'],
    [
      'an open quotation mark',
      'name\n"Rye',
      "We can't read this file as CSV because a quotation mark is never closed.",
    ],
    [
      'too many lines',
      `name\n${'x\n'.repeat(importLineLimit + 1)}`,
      'A file may have 20,000 lines at most. Split it into several.',
    ],
  ])('is refused with %s', async (_case, csv, message) => {
    await expect(readProductFile(csv)).rejects.toThrow(message);
  });
});
