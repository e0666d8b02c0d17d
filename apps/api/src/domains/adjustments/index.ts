export { adjustmentRoutes } from './adjustments.routes.ts';
export { adjustmentTasks } from './adjustments.jobs.ts';
export { disputeCharge, findOperatorCharges, openCharge } from './charges.service.ts';
export { countDisputedCharges } from './charges.repository.ts';
export { findLapsingCharges } from './lapsing.repository.ts';
export { eraseChargedCustomer } from './erasing.repository.ts';
export { settleCharge } from './deciding.service.ts';
export { refundOrder } from './refunds.service.ts';
