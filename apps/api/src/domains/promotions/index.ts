export { importPromoUses } from './import.repository.ts';
export { findCodesBetween, type NewPromo } from './promotions.repository.ts';
export { promotionRoutes } from './promotions.routes.ts';
export { importPromos } from './promotions.service.ts';
export {
  checkPromo,
  giveBackPromo,
  holdPromo,
  countPromoUse,
  reducePromo,
  type HeldPromo,
} from './using-promo.service.ts';
