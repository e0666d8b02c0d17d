export { useTodaysOrders, useWaitingChanges } from './orders.queries.ts';
