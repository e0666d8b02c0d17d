export { cardOrderTaker } from './card-orders.service.ts';
export { storefrontRoutes } from './storefront.routes.ts';
export { importWebStoreDays } from './visits/import.repository.ts';
export { outlivedOfVisits } from './visits/outlived.ts';
export { VisitCounter } from './visits/visit-counter.ts';
export { sealedWebOrders } from './web-order-token.ts';
export { lostTokens } from './lost-tokens.ts';
export { serveStorefront } from './storefront.pages.ts';
