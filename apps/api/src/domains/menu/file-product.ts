import { isOffered, type Unit } from '@counter/contract/menu';
import type { ProductRow } from './product-rows.repository.ts';

/** A product as its line in a file says it. Money in minor units, the tax rate in parts per million. */
export type FileProduct = {
  readonly name: string;
  /** The names of its categories; the first stands for the product. */
  readonly category: readonly string[];
  readonly price: number;
  readonly discount: number;
  /** Null where the store's rate applies. */
  readonly taxRate: number | null;
  /** True if the store offers it, other rules aside. */
  readonly available: boolean;
  readonly featured: boolean;
  readonly containAlcohol: boolean;
  readonly returnable: boolean;
  readonly dailyLimit: number | null;
  readonly displayUnitValue: string;
  readonly weight: number;
  readonly unit: Unit;
  readonly tag: string;
  readonly code: string;
  readonly description: string;
};

/** A product of the menu, as a file would say it. */
export type KnownProduct = FileProduct & {
  readonly id: number;
  readonly version: number;
  /**
   * The time it is offered again by itself; null if it is offered, or until somebody changes it.
   */
  readonly unavailableUntil: Date | null;
};

/** The defaults of a new product. */
export const newProduct: FileProduct = {
  name: '',
  category: [],
  price: 0,
  discount: 0,
  taxRate: null,
  available: true,
  featured: false,
  containAlcohol: false,
  returnable: false,
  dailyLimit: null,
  displayUnitValue: '',
  weight: 200,
  unit: 'GRAM',
  tag: '',
  code: '',
  description: '',
};

/** A product of the menu as it is at an instant. */
export function toKnownProduct(row: ProductRow, at: Date): KnownProduct {
  const available = isOffered(row, at);
  return {
    id: row.id,
    version: row.version,
    unavailableUntil: available ? null : row.unavailableUntil,
    name: row.name,
    category: row.categories.map(({ name }) => name),
    price: row.price,
    discount: row.discount,
    taxRate: row.taxRate,
    available,
    featured: row.featured,
    containAlcohol: row.containAlcohol,
    returnable: row.returnable,
    dailyLimit: row.dailyLimit,
    displayUnitValue: row.displayUnitValue,
    weight: row.weight,
    unit: row.unit,
    tag: row.tag,
    code: row.code,
    description: row.description,
  };
}

/** The form of a name by which products and categories are found again, in whatever case it is written. */
export function plainName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
