export { useTodaysOrders } from './orders.queries.ts';
