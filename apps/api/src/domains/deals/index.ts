export { dealRoutes } from './deals.routes.ts';
export { findDealsBetween } from './deals.repository.ts';
export { findDealsForOrder, findRunningDeals } from './deals.service.ts';
export { importDeals } from './import.repository.ts';
