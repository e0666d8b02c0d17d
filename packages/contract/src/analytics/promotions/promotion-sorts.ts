/** The sortable columns of codes and deals. */
export const promotionSorts = [
  'name',
  'orders',
  'sales',
  'discount',
  'refunded',
  'earnings',
] as const;

export type PromotionSort = (typeof promotionSorts)[number];

/** The sortable columns of campaigns. */
export const campaignSorts = ['sent', 'texts', 'orders', 'sales', 'earnings'] as const;

export type CampaignSort = (typeof campaignSorts)[number];
