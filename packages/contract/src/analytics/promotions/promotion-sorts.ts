/** The columns by which codes and deals can be sorted. */
export const promotionSorts = [
  'name',
  'orders',
  'sales',
  'discount',
  'refunded',
  'earnings',
] as const;

export type PromotionSort = (typeof promotionSorts)[number];

/** The columns by which campaigns can be sorted. */
export const campaignSorts = ['sent', 'texts', 'orders', 'sales', 'earnings'] as const;

export type CampaignSort = (typeof campaignSorts)[number];
