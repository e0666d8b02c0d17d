import { rangeSearch, type RangeSearch } from '../../../lib/url/range-search.ts';
import { oneOf } from '../../../lib/url/search-values.ts';

// Copied from the contract: this file is part of every page's first load, and the contract is not.
export const promotionColumns = [
  'name',
  'orders',
  'sales',
  'discount',
  'refunded',
  'earnings',
] as const;
export const campaignColumns = ['sent', 'texts', 'orders', 'sales', 'earnings'] as const;

type PromotionColumn = (typeof promotionColumns)[number];
type CampaignColumn = (typeof campaignColumns)[number];

/** Search parameters of the promotions. */
export interface PromotionsReportSearch extends Omit<RangeSearch, 'compare'> {
  /** The column that codes and deals are sorted by; sales by default. */
  sort?: PromotionColumn | undefined;
  /** Ascending. */
  up?: true | undefined;
  /** The column that campaigns are sorted by; newest first by default. */
  campaigns?: CampaignColumn | undefined;
  campaignsUp?: true | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function promotionsReportSearch(raw: Record<string, unknown>): PromotionsReportSearch {
  const { range, from, to } = rangeSearch(raw);
  return {
    range,
    from,
    to,
    sort: oneOf(promotionColumns, raw['sort']),
    up: raw['up'] === true || undefined,
    campaigns: oneOf(campaignColumns, raw['campaigns']),
    campaignsUp: raw['campaignsUp'] === true || undefined,
  };
}

/** Returns the sort orders of both lists, as their columns name them. */
export function ordersOf({ sort, up, campaigns, campaignsUp }: PromotionsReportSearch) {
  return {
    promotions: { column: sort ?? 'sales', descending: up !== true },
    campaigns: { column: campaigns ?? 'sent', descending: campaignsUp !== true },
  } as const;
}

interface Sort {
  column: string;
  descending: boolean;
}

/** Returns the search parameters for another sort order of codes and deals. */
export function sortedBy({ column, descending }: Sort): PromotionsReportSearch {
  return { sort: oneOf(promotionColumns, column), up: descending ? undefined : true };
}

/** Returns the search parameters for another sort order of campaigns. */
export function campaignsSortedBy({ column, descending }: Sort): PromotionsReportSearch {
  return { campaigns: oneOf(campaignColumns, column), campaignsUp: descending ? undefined : true };
}
