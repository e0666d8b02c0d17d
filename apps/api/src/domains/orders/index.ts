export { orderRoutes } from './orders.routes.ts';
export { replaceTokens } from './web-orders.repository.ts';
export { orderTasks } from './orders.jobs.ts';
export { expiryCron } from './expiry.service.ts';
export { moveOrder } from './moving.service.ts';
export {
  findFinishedOrders,
  readFinishedOrders,
  sumFinishedOrders,
  type FinishedOrder,
  type FinishedWanted,
} from './finished-orders.service.ts';
export { findScheduledFrom, type ScheduledOrder } from './scheduled.repository.ts';
export { findAlarm, snoozeOrders } from './alarm.service.ts';
export { countNewOrders } from './alarm.repository.ts';
export { describeNewOrder } from './order-words.ts';
export { findPersonCustomers, lockShopper, sumOpenUnpaid } from './person.repository.ts';
export { readOrderFacts } from './checking.service.ts';
export { submitOrder } from './submit-order.service.ts';
export { quoteOrder } from './quoting.service.ts';
export { findOrderById, findTodaysOrders } from './orders.service.ts';
export {
  createWebOrder,
  findWebOrder,
  findOrderConsumer,
  findStoresOfWebOrders,
  findWebOrderIds,
  findWebOrderPage,
  findWebOrderToken,
  hasSoldOnline,
} from './web-orders.repository.ts';
export { eraseOrders, eraseWebOrders, findOpenOrders } from './erasing.repository.ts';
export { checkChanges } from './changes-check.repository.ts';
export { compareRollups, rebuildRollups } from './rollup-check.repository.ts';
export { importOrders, takeOrderNumbers, type PastOrder, type PastStep } from './import.service.ts';
export {
  findCompletedOrders,
  findSoldOrder,
  giveBack,
  lockSoldOrder,
  type SoldOrder,
} from './refunds.service.ts';
export { holdCharge, releaseCharge } from './refunds.repository.ts';
export { signature } from './signature.ts';
export { collectOtherwise, findOrderId, findOrderMoney } from './order-money.repository.ts';
export {
  findBookedOrders,
  sumBookedFees,
  type BookedOrderRow,
  type FeeSum,
} from './booked-orders.repository.ts';
export { findSoldTogether } from './sold-together.repository.ts';
export { findOrdersNamed } from './named-orders.repository.ts';
export { findOrdersByNumber } from './numbered-orders.repository.ts';
export { countDue, findQuantitiesPerOrder } from './expected.repository.ts';
export { sumEarningsByDay, sumEarningsByHour } from './earnings.repository.ts';
export {
  findDailySales,
  sumProductHours,
  sumProductSales,
  type ProductSalesRow,
  type DailySale,
} from './sold-products.repository.ts';
export {
  findCodeFigures,
  findDealFigures,
  findOtherDiscounts,
  findPromotedTotals,
  findSharedDeals,
  type PromotionFigures,
  type SharedDeals,
} from './promotion-figures.repository.ts';
