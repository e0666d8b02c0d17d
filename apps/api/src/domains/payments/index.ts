export { openCardCheckout } from './card-checkout.service.ts';
export { leaveCardCheckout, replaceCardPayments } from './closing.service.ts';
export {
  finishCardCheckout,
  type OrderPlacer,
  type PendingOrder,
} from './card-finishing.service.ts';
export { countGivenUp } from './given-up.repository.ts';
export { findPaymentOfSession } from './card-payments.repository.ts';
export { checkoutCron, paymentConsumer, paymentTasks, settleCron } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export { serveStripeCalls } from './stripe-calls.ts';
