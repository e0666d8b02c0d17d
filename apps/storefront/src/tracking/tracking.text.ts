import type { ReactNode } from 'react';
import { rich } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of tracking. */
export const text = {
  cancelOrder: 'Cancel order',
  cancelOrderTitle: (orderNumber: string) => `Cancel order ${orderNumber}?`,
  hasNotAcceptedItYet: (name: string) =>
    `${name} hasn't accepted it yet, so you can cancel for free.`,
  cancelOrderButton: 'Cancel the order',
  keepIt: 'Keep order',

  order: (name: string, orderNumber: ReactNode) => rich`${name} · order ${orderNumber}`,
  thisPageFollowsYourOrder: 'This page updates as your order progresses.',
  further: 'Further',
  backToMenu: 'Back to the menu',
  yourOrders: 'Your orders',
  pickItUpAt: 'Pick it up at',
  sayCode: 'Say this code when you collect your order:',
  tellCode: 'Tell the courier this code:',
  delivery: 'Delivery',
  wanted: (spokenTime: string) => `Scheduled for ${spokenTime}`,
  yourNote: (note: string) => `Your note: ${note}`,
  questionsCall: (phoneNumber: ReactNode) => rich`Questions? Call ${phoneNumber}`,
  yourOrder: 'Your order',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  tip: 'Tip',
  total: 'Total',
  givenBack: 'Refunded',
  refundedForChanges: 'Refunded for changed items',
  changedByStore: 'Changed by the store',
  changedAt: (spokenTime: string) => `Changed ${spokenTime}`,

  progress: 'Progress',

  waitingFor: (name: string) => `Waiting for ${name}`,
  storeHasYourOrderAnd: (ready: string) =>
    `The store has your order and will accept it soon. It should be ready ${ready}.`,
  ready: (ready: string) => `Ready ${ready}`,
  hasAcceptedYourOrderAnd: (name: string) => `${name} accepted your order and is preparing it.`,
  readyForYou: 'Ready for you',
  comeAndPickItUp: 'Come and pick it up.',
  onItsWaySoon: 'On its way soon',
  riderBringsIt: (rider: string) => `Your order is packed. ${rider} brings it to you.`,
  itIsPackedAndWaits: 'Your order is packed and waiting for the courier.',
  pickedUp: 'Picked up',
  handedOver: 'Handed over',
  thankYouAndEnjoyIt: 'Thank you. Enjoy your order!',
  cancelled: 'Cancelled',
  notAccepted: 'Not accepted',
  youPayNothing: (cancelledBecause: string) => `${cancelledBecause} You pay nothing.`,
  ordered: 'Ordered',
  accepted: 'Accepted',
  ready2: 'Ready',
  expired: 'Expired',

  yourCardHasItsMoney:
    'Your money is back on your card. It may take your bank a few days to show it.',
  onHoldOnYourCard: 'On hold on your card. We charge it when the store accepts your order.',
  paidByCard: 'Paid by card.',
  nothingIsLeftToPay: 'Nothing left to pay.',
  paidAtCounter: 'Paid at the counter.',
  youPayAtCounter: 'Pay at the counter.',
  paidOnDelivery: 'Paid on delivery.',
  youPayWhenItIs: 'Pay on delivery.',
  paidInApp: 'Paid in the app.',
} as const;
