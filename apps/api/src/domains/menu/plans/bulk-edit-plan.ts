import {
  changePrice,
  isOffered,
  type BulkEditRow,
  type PriceChange,
  type Word,
} from '@counter/contract/menu';
import { formatMoney, spokenEnd, type LocalFormat } from '@counter/contract/shared';
import { showTaxRate } from '../files/cell-kinds.ts';
import { showField } from '../files/product-cells.ts';
import type { ProductRow } from '../products/product-rows.repository.ts';

/** A change of many products; absent fields keep their values. */
export type Edit = {
  readonly price?: PriceChange | undefined;
  /** In basis points; null for the store's rate. */
  readonly taxRate?: number | null | undefined;
  readonly word?: Word | undefined;
  readonly category?: ProductRow['categories'][number] | undefined;
};

/** The time and the store's facts. */
export type Facts = LocalFormat & { readonly at: Date; readonly currency: string };

/** A product before and after an edit. */
export type PlannedEdit = {
  readonly before: ProductRow;
  readonly after: ProductRow;
  readonly row: BulkEditRow;
};

type Change = BulkEditRow['changes'][number];

/** Plans the edit of one product, for writing and for display. */
export function planEdit(before: ProductRow, edit: Edit, facts: Facts): PlannedEdit {
  const after: ProductRow = {
    ...before,
    price: edit.price ? changePrice(before.price, edit.price) : before.price,
    taxRate: edit.taxRate === undefined ? before.taxRate : edit.taxRate,
    ...edit.word,
    categories: edit.category ? [edit.category] : before.categories,
  };
  const changes = changesOf(showProduct(before, facts), showProduct(after, facts));
  return { before, after, row: { id: before.id, name: before.name, changes } };
}

function showProduct(product: ProductRow, facts: Facts): Readonly<Record<string, string>> {
  const names = product.categories.map(({ name }) => name);
  return {
    Price: formatMoney(product.price, facts.currency),
    'Tax rate': showTaxRate(product.taxRate),
    Availability: showWord(product, facts),
    Category: showField('category', names, facts.currency),
  };
}

function changesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Change[] {
  return Object.entries(before).flatMap(([field, was]) => {
    const is = after[field] ?? '';
    return is === was ? [] : [{ field, before: was, after: is }];
  });
}

function showWord(word: Word, facts: Facts): string {
  if (isOffered(word, facts.at)) return 'Available';
  const { unavailableUntil: end } = word;
  return end ? `Unavailable until ${spokenEnd(end, facts.at, facts)}` : 'Unavailable';
}
