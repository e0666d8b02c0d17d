export { promotionRoutes } from './promotions.routes.ts';
export {
  checkPromo,
  giveBackPromo,
  holdPromo,
  countPromoUse,
  type HeldPromo,
} from './using-promo.service.ts';
