import type { ReactNode } from 'react';
import { formatCount, plural } from '@counter/contract/shared';
import { rich } from '@counter/browser/sentence';

/** Screen text for the operator's stores. */
export const storesText = {
  commission: 'Commission',
  commissionHelp:
    'A share of the subtotal after discounts and of delivery fees. Changes apply to new orders.',
  deliveredOrders: 'Delivered orders',
  pickedUpOrders: 'Picked-up orders',
  deliveryFees: 'Delivery fees',

  suspensionEndedToast: (name: string) => `Ended the suspension of ${name}.`,
  notEndedToast: "We couldn't end the suspension.",
  endSuspensionTitle: (name: string) => `End the suspension of ${name}?`,
  endSuspensionButton: 'End suspension',
  endSuspensionHelp: 'The store takes orders again right away, during its hours.',

  ordersPanelHelp: 'Set by the store. Times are in your time zone.',
  now: 'Now',
  deliveryMethods: 'Delivery methods',
  minimumOrder: 'Minimum order',
  preparationTime: 'Preparation time',
  minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
  ifNobodyAccepts: 'If not accepted',

  owner: 'Owner',
  ordersLastDays: 'Orders, 7 days',
  ordersInLastDays: (orders: number) =>
    `${formatCount(orders)} ${plural(orders, 'order', 'orders')} in 7 days`,
  health: 'Health',
  noProblems: 'No problems',

  weblink: 'Weblink',
  storePath: (storeUrl: string) => `/s/${storeUrl}`,
  application: 'Application',
  payoutsOf: (name: string) => `All payouts of ${name}`,
  submittedDetails: 'Submitted details',
  owners: 'Owners',

  pageHelp: 'All stores on the marketplace, with their orders and problems of the last 7 days.',
  searchIn: 'store, branch, weblink or email',
  noStoresYet: 'No stores yet',
  storeAppearsHereOnceSomeone: 'Stores appear here once someone starts an application.',

  suspendTitle: (name: string) => `Suspend ${name}`,
  suspendStore: 'Suspend store',
  suspendHelp: "The store can't take new orders. It can still finish open ones.",
  ends: 'Ends',
  endsAtHelp: 'In your time zone.',
  endsHint: (instant: ReactNode) => rich`Ends ${instant}, your time.`,

  in1Hour: 'In 1 hour',
  atEndOfToday: 'At the end of today',
  in7Days: 'In 7 days',
  atDateAndTime: 'At a date and time',
  untilYouEnd: 'Until you end it',

  suspension: 'Suspension',
  untilSomeoneLiftsIt: 'until you end it.',
  untilTime: (instant: ReactNode) => rich`until ${instant} (`,
  endsAutomatically: '). It ends automatically.',
  noNewOrders: (until: ReactNode) => rich`No new orders ${until}`,
  notSuspendedHint: 'Not suspended. The store takes orders during its hours.',
  openApplication: 'Open its application',
  notApprovedHint: "The store isn't approved yet, so it can't take orders.",

  commissionSavedToast: (deliveredFee: string, pickedUpFee: string, deliveryCommission: string) =>
    `Commission is ${deliveredFee} delivered, ${pickedUpFee} picked up, ${deliveryCommission} of delivery fees.`,

  chooseDateAndTime: 'Choose a date and a time',
  suspendedToast: (name: string) => `Suspended ${name}.`,
  notSuspendedToast: (name: string) => `We couldn't suspend ${name}.`,
} as const;
