export { cardOrderTaker } from './card-orders.service.ts';
export { storefrontRoutes } from './storefront.routes.ts';
export { serveStorefront } from './storefront.pages.ts';
