import { createCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { bakery } from './grocer/bakery.ts';
import { care } from './grocer/care.ts';
import { cheese } from './grocer/cheese.ts';
import { dairy } from './grocer/dairy.ts';
import { drinks } from './grocer/drinks.ts';
import { fish } from './grocer/fish.ts';
import { frozen } from './grocer/frozen.ts';
import { fruit } from './grocer/fruit.ts';
import { grains } from './grocer/grains.ts';
import { greens } from './grocer/greens.ts';
import { household } from './grocer/household.ts';
import { meat } from './grocer/meat.ts';
import { pantry } from './grocer/pantry.ts';
import { snacks } from './grocer/snacks.ts';
import { tins } from './grocer/tins.ts';
import { vegetables } from './grocer/vegetables.ts';

const freshFood = [fruit, vegetables, greens, bakery, dairy, cheese, meat, fish];
const shelves = [pantry, grains, tins, snacks, drinks, frozen, household, care];

const shelved = createCatalogue([...freshFood, ...shelves], 7.5);

/** The shelves of Fern & Field Grocer. Its products have barcodes. */
export const grocer: Catalogue = {
  ...shelved,
  products: shelved.products.map((product, index) => ({ ...product, code: barCode(index) })),
};

/** Returns a 13-digit barcode from the range for in-store use. The last digit is a checksum. */
function barCode(index: number): string {
  const digits = `2000000${String(index + 1).padStart(5, '0')}`;
  const weighted = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3));
  const sum = weighted.reduce((total, value) => total + value, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
