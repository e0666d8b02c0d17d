export { openCardCheckout } from './card-checkout.service.ts';
export { leaveCardCheckout, replaceCardPayments } from './closing.service.ts';
export {
  checkoutCron,
  finishCardCheckout,
  type OrderPlacer,
  type PendingOrder,
} from './card-finishing.service.ts';
export { countGivenUp } from './given-up.repository.ts';
export { findPaymentOfSession } from './card-payments.repository.ts';
export { paymentConsumer, paymentTasks } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export { settleCron } from './settling.service.ts';
export { serveStripeCalls } from './stripe-calls.ts';
