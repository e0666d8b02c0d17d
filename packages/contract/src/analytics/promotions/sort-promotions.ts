import type { CampaignSort, PromotionSort } from './promotion-sorts.ts';
import type { CampaignRow, PromotionRow } from './promotions-report.schemas.ts';

/** A list's sort column and direction. */
export type SortedBy<Column extends string> = {
  readonly column: Column;
  readonly descending: boolean;
};

type Value = string | number;

const ofPromotion: Record<PromotionSort, (row: PromotionRow) => Value> = {
  name: ({ name }) => name,
  orders: ({ orders }) => orders,
  sales: ({ sales }) => sales,
  discount: (row) => discountOf(row),
  refunded: ({ refunded }) => refunded,
  earnings: ({ earnings }) => earnings,
};

const ofCampaign: Record<CampaignSort, (row: CampaignRow) => Value> = {
  sent: ({ sentFrom }) => Date.parse(sentFrom),
  texts: ({ texts }) => texts,
  orders: ({ orders }) => orders,
  sales: ({ sales }) => sales,
  earnings: ({ earnings }) => earnings,
};

/** Returns a row's total discount, whoever paid for it. */
export function discountOf({
  ownDiscount,
  marketplaceDiscount,
}: Pick<PromotionRow, 'ownDiscount' | 'marketplaceDiscount'>): number {
  return ownDiscount + marketplaceDiscount;
}

/** Sorts codes and deals, with ties by name. */
export function sortPromotions(
  rows: readonly PromotionRow[],
  { column, descending }: SortedBy<PromotionSort>,
): PromotionRow[] {
  return sortBy(rows, ofPromotion[column], descending);
}

/** Sorts campaigns, with ties by title. */
export function sortCampaigns(
  rows: readonly CampaignRow[],
  { column, descending }: SortedBy<CampaignSort>,
): CampaignRow[] {
  return sortBy(rows, ofCampaign[column], descending, ({ title }) => title);
}

function sortBy<Row extends { readonly id: number | null }>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  descending: boolean,
  nameOf: (row: Row) => string = (row) => ('name' in row ? String(row.name) : ''),
): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (one, other) =>
      sign * compare(valueOf(one), valueOf(other)) ||
      compare(nameOf(one), nameOf(other)) ||
      (one.id ?? 0) - (other.id ?? 0),
  );
}

function compare(one: Value, other: Value): number {
  if (typeof one === 'string' || typeof other === 'string') {
    return String(one).localeCompare(String(other), 'en', { numeric: true });
  }
  return one - other;
}
