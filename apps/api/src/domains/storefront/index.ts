export { storefrontRoutes } from './storefront.routes.ts';
export { serveStorefront } from './storefront.pages.ts';
