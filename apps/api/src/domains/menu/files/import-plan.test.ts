import { describe, expect, it } from 'vitest';
import { newProduct, type KnownProduct } from './file-product.ts';
import { describePlan, planImport } from './import-plan.ts';
import { readProductFile } from './product-file.ts';

const bread: KnownProduct = {
  ...newProduct,
  id: 7,
  version: 3,
  unavailableUntil: null,
  name: 'Rye bread',
  category: ['Bread'],
  price: 650,
  discount: 50,
  description: 'Dark and dense',
};
const roll: KnownProduct = { ...bread, id: 8, name: 'Seed roll', price: 120, discount: 0 };

async function preview(csv: string, products: readonly KnownProduct[] = [bread, roll]) {
  const menu = { products, categories: ['Bread', 'Cakes'], currency: 'USD' };
  return describePlan(await planImport(await readProductFile(csv), menu), 'USD');
}

/** The reasons of the one wrong line. */
async function reasonsOf(csv: string, products?: readonly KnownProduct[]) {
  const { counts, lines } = await preview(csv, products);
  expect(counts.wrong).toBe(1);
  return lines[0]?.reasons ?? [];
}

describe('a line of a product file', () => {
  it('shows each change as people read it', async () => {
    const { counts, lines } = await preview('id,price,taxRate,available\n7,"1,200",8.25,no\n');
    expect(counts).toEqual({ create: 0, change: 1, same: 0, wrong: 0 });
    expect(lines).toEqual([
      {
        line: 2,
        kind: 'CHANGE',
        name: 'Rye bread',
        reasons: [],
        changes: [
          { field: 'Price', before: '$ 6.50', after: '$ 1,200.00' },
          { field: 'Tax rate', before: "Store's rate", after: '8.25%' },
          { field: 'Availability', before: 'Available', after: 'Unavailable' },
        ],
      },
    ]);
  });

  it('adds a new product with new categories', async () => {
    const { lines } = await preview('name,price,category\nPlum cake,12.5,cakes | Summer|summer\n');
    expect(lines).toMatchObject([
      {
        kind: 'CREATE',
        name: 'Plum cake',
        changes: [
          { field: 'Category', before: '', after: 'Cakes, Summer (new)' },
          { field: 'Price', before: '', after: '$ 12.50' },
        ],
      },
    ]);
  });

  it('matches a product by name if it has no id', async () => {
    expect((await preview('name,price\nRYE BREAD,7\n')).lines).toMatchObject([
      { kind: 'CHANGE', changes: [{ after: 'RYE BREAD' }, { after: '$ 7.00' }] },
    ]);
  });

  it('keeps every field that it leaves out', async () => {
    expect((await preview('id,name\n7,Rye bread\n')).counts.same).toBe(1);
    expect((await preview('id,name,price,unit,weight,featured\n7,,,,,\n')).counts.same).toBe(1);
    // Some programs leave out the empty cells at the end of a line.
    expect((await preview('id,name,description\n7,Rye bread\n')).counts.same).toBe(1);
  });

  it('clears optional fields', async () => {
    const { lines } = await preview('id,category,description\n7,,\n');
    expect(lines[0]?.changes).toEqual([
      { field: 'Category', before: 'Bread', after: 'No category' },
      { field: 'Description', before: 'Dark and dense', after: '' },
    ]);
  });

  it.each([
    ['yes', 'No', 'Yes'],
    ['TRUE', 'No', 'Yes'],
    ['1', 'No', 'Yes'],
  ])('reads %s as yes', async (cell, before, after) => {
    expect((await preview(`id,featured\n7,${cell}`)).lines[0]?.changes).toEqual([
      { field: 'Featured', before, after },
    ]);
    expect(
      (await preview(`id,featured\n7,${cell}`, [{ ...bread, featured: true }])).counts.same,
    ).toBe(1);
  });

  it.each(['no', 'False', '0'])('reads %s as no', async (cell) => {
    expect((await preview(`id,featured\n7,${cell}`)).counts.same).toBe(1);
  });

  it.each([
    ['id,price\n7,abc', 'price "abc": Enter an amount such as 12.50.'],
    ['id,price\n7,12.505', 'price "12.505": Enter an amount such as 12.50.'],
    ['id,price\n7,0.40', 'discount: Discount must not be above the price.'],
    ['id,discount\n7,7', 'discount: Discount must not be above the price.'],
    ['id,taxRate\n7,26', 'taxRate "26": Tax rate must be between 0 and 25, with up to 4 decimals.'],
    ['id,taxRate\n7,x', 'taxRate "x": Tax rate must be between 0 and 25, with up to 4 decimals.'],
    ['id,available\n7,perhaps', 'available "perhaps": Enter yes or no.'],
    ['id,dailyLimit\n7,0', 'dailyLimit "0": Enter a whole number from 1 to 100,000.'],
    ['id,dailyLimit\n7,many', 'dailyLimit "many": Enter a whole number from 1 to 100,000.'],
    ['id,weight\n7,heavy', 'weight "heavy": Enter a number such as 200.'],
    ['id,unit\n7,stone', 'unit "stone": Write kg, gm, mg, L, ml.'],
    ['id,displayUnitValue\n7,x', 'displayUnitValue "x": Use at least 2 characters.'],
    [`id,name\n7,${'n'.repeat(121)}`, `name "${'n'.repeat(39)}…": Use at most 120 characters.`],
    [`id,code\n7,${'4'.repeat(51)}`, `code "${'4'.repeat(39)}…": Use at most 50 characters.`],
    [`id,tag\n7,${'#'.repeat(201)}`, `tag "${'#'.repeat(39)}…": Use at most 200 characters.`],
    [
      `id,description\n7,${'d'.repeat(2001)}`,
      `description "${'d'.repeat(39)}…": Use at most 2,000 characters.`,
    ],
    [
      `id,category\n7,${'c'.repeat(61)}`,
      `category "${'c'.repeat(39)}…": Use at most 60 characters.`,
    ],
    [
      'id,name\n7,Cr\uFFFDme',
      'name "Cr\uFFFDme": We can\'t read some characters. Save the file as "CSV UTF-8".',
    ],
    ['id,category\n7,Bread | ', 'category "Bread |": Name  is required.'],
    ['name,price\n,5', 'name: Product name is required.'],
    ['name,price\nPlum cake,', 'price: Product price is required.'],
    ['name\nPlum cake', 'price: Product price is required.'],
    [
      'id,name\n99,Rye bread',
      'id "99": No product of the menu has this id. Leave it empty for a new product.',
    ],
    ['id,name\n7,Rye bread,more', 'The line has more cells than there are columns.'],
    ['id,name,prize\n7,Rye bread,5', 'There is no column "prize". Remove it or correct its name.'],
    ['id,name,name\n7,Rye bread,', 'The column "name" appears twice.'],
  ])('%j is wrong: %s', async (csv, reason) => {
    expect(await reasonsOf(csv)).toEqual([reason]);
  });

  it('needs the id if several products have its name', async () => {
    const twins = [bread, { ...roll, name: 'rye bread' }];
    expect(await reasonsOf('name,price\nRye bread,7', twins)).toEqual([
      'Two products are called "Rye bread". Add the id.',
    ]);
    expect((await preview('id,name,price\n8,Rye bread,7', twins)).counts.change).toBe(1);
  });

  it.each(['id,name\n7,Rye bread\n,rye bread', 'name,price\nPlum cake,5\nplum cake ,6'])(
    "can't name the same product as another line: %j",
    async (csv) => {
      expect((await preview(csv)).lines[0]).toMatchObject({
        line: 3,
        reasons: ['Line 2 has the same product.'],
      });
    },
  );

  it('reports all its errors', async () => {
    expect(await reasonsOf('id,price,available\n7,x,y')).toHaveLength(2);
  });
});

describe('the fingerprint of an import preview', () => {
  const csv = 'id,price\n7,7\n8,1.20\n';

  it('stays the same as long as the outcome does', async () => {
    expect((await preview(csv)).plan).toBe((await preview(csv.replaceAll(',', ';'))).plan);
  });

  it.each([
    ['another price', csv.replace('7,7', '7,8'), [bread, roll]],
    ['another state of a product', csv, [{ ...bread, version: 4 }, roll]],
    ['another state of a product that stays the same', csv, [bread, { ...roll, version: 4 }]],
  ])('differs for %s', async (_difference, other, products) => {
    expect((await preview(other, products)).plan).not.toBe((await preview(csv)).plan);
  });
});
