export { dealRoutes } from './deals.routes.ts';
export { findDealsForOrder, findRunningDeals } from './deals.service.ts';
export { importDeals } from './import.repository.ts';
