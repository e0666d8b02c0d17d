export { saleRoutes } from './sales.routes.ts';
