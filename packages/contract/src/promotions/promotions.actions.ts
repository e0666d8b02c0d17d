import type { Actions } from '../shared/audit-groups.ts';

/** Actions about promotions, worded to follow a name. */
export const promotionActions = {
  'promo.create': { group: 'promotions', words: 'added the promo code {it}' },
  'promo.delete': { group: 'promotions', words: 'deleted the promo code {it}' },
  'promo.restore': { group: 'promotions', words: 'restored the promo code {it}' },
} as const satisfies Actions;
