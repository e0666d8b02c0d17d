export { payoutRoutes } from './payouts.routes.ts';
export { payoutCron, payoutTasks } from './payouts.jobs.ts';
export { movePayout, type Moving } from './moving.service.ts';
export { payStore } from './paying.service.ts';
export { findBestPayouts } from './best-payouts.service.ts';
export { checkPayouts } from './payouts-check.repository.ts';
export { findReturnedPayout } from './returned.repository.ts';
export { findPayout } from './payouts.service.ts';
export { countPayoutAdjustments, readPayoutAdjustments, readPayoutOrders } from './read-payout.ts';
