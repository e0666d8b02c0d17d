import { rangeSearch, type RangeSearch } from '../../../lib/url/range-search.ts';
import { oneOf } from '../../../lib/url/search-values.ts';

// The contract's names again: this is part of the first load of every page, which does without the contract's.
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

/** The search parameters of the promotions. */
export interface PromotionsReportSearch extends Omit<RangeSearch, 'compare'> {
  /** The column that codes and deals are sorted by; their sales if absent. */
  sort?: PromotionColumn | undefined;
  /** From the least to the most. */
  up?: true | undefined;
  /** The same for campaigns; the newest first if absent. */
  campaigns?: CampaignColumn | undefined;
  campaignsUp?: true | undefined;
}

/** Reads an address; what makes no sense there is left out. */
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

/** The order of both lists, as their columns name it. */
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

/** The change of the address for another order of codes and deals. */
export function sortedBy({ column, descending }: Sort): PromotionsReportSearch {
  return { sort: oneOf(promotionColumns, column), up: descending ? undefined : true };
}

/** The change of the address for another order of campaigns. */
export function campaignsSortedBy({ column, descending }: Sort): PromotionsReportSearch {
  return { campaigns: oneOf(campaignColumns, column), campaignsUp: descending ? undefined : true };
}
