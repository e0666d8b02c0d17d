import type { Actor } from './actors.ts';

const crew: readonly Actor[] = ['staff', 'manager', 'owner'];
const members: readonly Actor[] = ['accountant', ...crew];

/** The actors admitted to the order endpoints. */
export const orderCalls: Record<string, readonly Actor[]> = {
  findTodaysOrders: crew,
  findScheduledOrders: crew,
  findOrderHistory: members,
  findOrder: members,
  acceptOrder: crew,
  readyOrder: crew,
  completeOrder: crew,
  cancelOrder: crew,
  delayOrder: crew,
  findReplacements: crew,
  previewChange: crew,
  changeItems: crew,
  tickItems: crew,
  undoMove: crew,
  assignRider: crew,
  updateOrdersSeen: crew,
  snoozeOrders: crew,
};
