import type { ReactNode } from 'react';
import { plural, rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of orders. */
export const text = {
  new: (count: number) => `${count} new`,

  cancelOrder: (orderNumber: string) => `Cancel order ${orderNumber}`,
  cancelOrderLabel: 'Cancel order',
  selectReason: 'Select Reason',
  message: 'Message',
  savedWithOrder: 'Saved with the order.',
  youreOfflineReconnectToCancel: 'You’re offline. Reconnect to cancel an order.',
  cancelOrderButton: 'Cancel Order',
  thisOrderIsCompletedGets: (customer: string, payableDisplayValue: string) =>
    `This order is completed: ${customer} gets the full ${payableDisplayValue} back. This cannot be undone.`,
  sOrderLeavesKitchensList: (customer: string) =>
    `${customer}'s order leaves the kitchen's list. This cannot be undone.`,

  listOfOrders: 'list of orders',
  lastOrders: 'Last orders',
  alsoOrderedAs: (formerNames: string) => `Also ordered as ${formerNames}.`,
  favouriteItems: 'Favourite items',
  once: 'once',
  inOrders: (orders: number) => `in ${orders} orders`,
  subtotal: (money: string) => `Subtotal ${money}`,
  oneItem: '1 item',
  items: (totalItems: number) => `${totalItems} items`,

  theseOrdersAreFrom: (updatedAt: string, error: ReactNode) =>
    rich`These orders are from ${updatedAt}. ${error}`,

  soldOut: 'Sold out',
  unavailable: 'Unavailable',
  actionsFor: (name: string) => `Actions for ${name}`,
  markAsAvailable: 'Mark as available',
  markUnavailable: 'Mark unavailable…',
  markAsUnavailable: (name: string) => `Mark ${name} as unavailable`,
  is: (name: string, word: string) => `${name} is ${word}`,
  couldNotBeMarkedAs: (name: string, word: string, failure: string) =>
    `We couldn’t mark ${name} as ${word}. ${failure}`,

  refund: 'Refund',

  amounts: 'Amounts',
  subtotalName: 'Subtotal',
  tip: 'Tip',
  deliveryFee: 'Delivery fee',
  deliveryFeeDeliveryAgents: "Delivery fee (the delivery agent's)",
  marketplaceFee: 'Marketplace fee',
  yourEarnings: 'Your earnings',
  delayed: 'Delayed',
  tookBackAccepted: 'Acceptance undone',
  tookBackReady: 'Ready undone',
  tookBackCompleted: 'Completion undone',
  refunded: 'Refunded',
  customerPays: 'Customer pays',
  customerPaid: 'Customer paid',
  discount: 'Discount',
  discountWithPromoCode: (promoCode: string) => `Discount (${promoCode})`,

  cancelled: 'Cancelled',

  orderIsAccepted: (orderNumber: string, time: string) => `${orderNumber} accepted for ${time}`,
  orderIsReady: (orderNumber: string) => `${orderNumber}: order is ready`,
  orderIsCompleted: (orderNumber: string) => `${orderNumber}: order is completed`,
  orderIsCancelled: (orderNumber: string) => `${orderNumber}: order is cancelled`,
  undoLastStep: 'Undo your last step',
  undone: (orderNumber: string, status: string) => `Undone. ${orderNumber} is ${status} again.`,
  notUndone: (orderNumber: string, reason: string) => `We couldn’t undo ${orderNumber}. ${reason}`,

  placed: (instant: ReactNode) => rich`Placed ${instant}`,

  pickUp: 'Pick-up',
  scheduledFor: 'Scheduled for',
  dueInKitchen: 'Due in the kitchen',
  method: 'Method',
  payment: 'Payment',
  forCourier: 'For the courier',

  orderHistory: 'Order history',

  itemsLabel: 'Items',

  toPay: 'To pay',

  rider: 'Rider',
  noRiderYet: 'No rider yet',
  changeRider: 'Change rider',
  assignRider: 'Assign rider',
  takeOff: (name: string) => `Take ${name} off`,
  loadingRiders: 'Loading the riders…',
  nobodyElseIsOnDuty: 'No one else is on duty.',
  riders: 'Riders…',
  delivers: (name: string, orderNumber: string) => `${name} delivers ${orderNumber}`,
  hasNoRiderAnyMore: (orderNumber: string) => `${orderNumber} no longer has a rider`,
  riderWasNotChanged: (reason: string) => `We couldn’t change the rider. ${reason}`,

  searchByOrderNumberOr: 'Search by order number or customer',
  orderNumberOrCustomer: 'Order number or customer',

  scheduled: (timeOrDay: string) => `Scheduled ${timeOrDay}`,

  timeline: 'Timeline',
  by: (by: string) => `by ${by}`,

  acceptOrder: 'Accept Order',
  ready: 'Ready',
  completed: 'Completed',
  notAccepted: (orderNumber: string) => `We couldn't accept ${orderNumber}.`,
  notMarkedAsReady: (orderNumber: string) => `We couldn't mark ${orderNumber} as ready.`,
  notCompleted: (orderNumber: string) => `We couldn't complete ${orderNumber}.`,
  notCancelled: (orderNumber: string) => `We couldn't cancel ${orderNumber}.`,
  placed2: 'Placed',
  seen: 'Seen',
  givenToRider: 'Given to a rider',
  takenFromRider: 'Taken from the rider',
  accepted: 'Accepted',
  acceptedAutomatically: 'Accepted automatically',
  expired: 'Expired',
  paidInApp: 'Paid in the app',
  byCard: 'By card',
  toBePaidAtCounter: (payableDisplayValue: string) =>
    `To be paid at the counter: ${payableDisplayValue}`,
  paidAtCounter: 'Paid at the counter',
  atCounter: 'At the counter',
  courierCollects: (payableDisplayValue: string) => `The courier collects ${payableDisplayValue}`,
  paidOnDelivery: 'Paid on delivery',
  onDelivery: 'On delivery',
  item: 'item',
  items2: 'items',
  newWithCount: (count: number) => `${count} new ${plural(count, 'order', 'orders')}`,

  orderManagement: 'Order Management',
  todaysOrders: 'Todays Orders',
  scheduledLabel: 'Scheduled',
  history: 'History',

  pickupInstructions: 'Pickup instructions',

  noScheduledOrders: 'No scheduled orders',
  ordersForLaterTimeAppear: 'Orders for a later time appear here.',
  noFinishedOrders: 'No finished orders',
  ordersAppearHereOnceThey: 'Orders appear here once they are completed, cancelled or expired.',
  page: (page: number) => `page ${page}`,

  showOrders: 'Show orders',
  allMethods: 'All methods',

  theseOrdersCouldNotBe: "We couldn't load these orders",
  pagesOf: (title: string) => `Pages of ${title}`,

  orderHistory2: 'the order history',

  showMore: 'Show more',

  nextStep: 'Next step',

  noOrdersYetToday: 'No orders yet today',
  newOrdersAppearHereAutomatically: 'New orders appear here automatically, with a sound.',

  all: 'All',
  new2: 'New',
  scheduledLater: 'Scheduled later',
  finished: 'Finished',
  show: 'Show',

  todaysOrdersCouldNotBe: "We couldn't load today's orders",

  nextOrder: 'Next order',
  previousOrder: 'Previous order',
  openOrder: 'Open order',
  acceptOrderLabel: 'Accept order',
  orderIsReadyLabel: 'Order is ready',
  orderIsCompletedLabel: 'Order is completed',

  alarmCouldNotBeEnded: (reason: string) => `The alarm could not be ended. ${reason}`,

  reviewOrders: 'Review orders',
  waitingCameIn: (newOrders: string, alone: boolean, ago: ReactNode) =>
    rich`${newOrders} ${alone ? 'is' : 'are'} waiting. ${alone ? 'It' : 'The oldest'} came in ${ago}.`,

  alerts: {
    newOrders: 'New orders',
    andMore: (more: number) => `and ${more} more`,
    andMoreNote: (orderNumber: string, count: number) => `${orderNumber} and ${count} more`,
    open: 'Open',
    review: 'Review',
    okay: 'Okay',
    newOrder: 'New order',
    stillWaiting: 'Still waiting',
    alerts: 'Alerts',
    soundForNewOrders: 'Sound for new orders',
    volume: 'Volume',
    test: 'Test',
    thisBrowserCantPlaySounds:
      'This browser can’t play sounds. Keep this page visible, or use another browser.',
    yourBrowserBlocksSoundUntil: 'Your browser blocks sound until you press a test.',
    youllGetNotificationsWhileThis:
      'You’ll get notifications while this page is in the background.',
    notificationsAreBlockedAllowThem:
      'Notifications are blocked. Allow them for this site in the browser.',
    turnOnNotifications: 'Turn on notifications',
    alertsOn: 'Alerts on',
    alertsOff: 'Alerts off',
    soundIsOffTapTo: 'Sound is off, tap to enable',
    newOrderTitle: (orderNumber: string) => `New order ${orderNumber}`,
    orderWasCancelledBy: (orderNumber: string, by: string) =>
      `Order ${orderNumber} was cancelled by ${by}.`,
  },
} as const;
