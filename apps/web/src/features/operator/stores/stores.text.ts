import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** The sentences of the marketplace's screens about stores. */
export const storesText = {
  commission: 'Commission',
  ofSubtotalLessDiscountAnd:
    'A share of the subtotal after discounts and of delivery fees. Changes apply to new orders.',
  deliveredOrders: 'Delivered orders',
  pickedUpOrders: 'Picked-up orders',
  deliveryFees: 'Delivery fees',

  suspensionOfIsLifted: (name: string) => `Ended the suspension of ${name}.`,
  weCouldntEndSuspension: "We couldn't end the suspension.",
  liftSuspensionOf: (name: string) => `End the suspension of ${name}?`,
  liftSuspension: 'End suspension',
  ordersComeInAgainAt: 'The store takes orders again right away, during its hours.',

  storesPeopleSetThisTimes: 'Set by the store. Times are in your time zone.',
  now: 'Now',
  waysOffered: 'Delivery methods',
  minimumOrder: 'Minimum order',
  preparationTime: 'Preparation time',
  minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
  ifNobodyAccepts: 'If not accepted',

  owner: 'Owner',

  weblink: 'Weblink',
  s: (storeUrl: string) => `/s/${storeUrl}`,
  application: 'Application',
  whatWasHandedIn: 'Submitted details',
  owners: 'Owners',

  everyStoreOfMarketplaceBy: 'All stores on the marketplace, by name.',
  storeBranchWeblinkOrE: 'store, branch, weblink or email',
  noStoresYet: 'No stores yet',
  storeAppearsHereOnceSomeone: 'Stores appear here once someone starts an application.',

  suspend: (name: string) => `Suspend ${name}`,
  suspendStore: 'Suspend store',
  storeCantTakeNewOrders: "The store can't take new orders. It can still finish open ones.",
  ends: 'Ends',
  inYourTime: 'In your time zone.',
  endsYourTime: (instant: ReactNode) => rich`Ends ${instant}, your time.`,

  in1Hour: 'In 1 hour',
  atEndOfToday: 'At the end of today',
  in7Days: 'In 7 days',
  atDateAndTime: 'At a date and time',
  untilYouEnd: 'Until you end it',

  suspension: 'Suspension',
  untilSomeoneLiftsIt: 'until you end it.',
  until: (instant: ReactNode) => rich`until ${instant} (`,
  itEndsByItself: '). It ends automatically.',
  noOrdersComeIn: (until: ReactNode) => rich`No new orders ${until}`,
  notSuspendedOrdersComeIn: 'Not suspended. The store takes orders during its hours.',
  storeIsNotApprovedSo: "The store isn't approved yet, so it can't take orders.",

  commissionIsDeliveredPickedUp: (
    deliveredFee: string,
    pickedUpFee: string,
    deliveryCommission: string,
  ) =>
    `Commission is ${deliveredFee} delivered, ${pickedUpFee} picked up, ${deliveryCommission} of delivery fees.`,

  chooseDateAndTime: 'Choose a date and a time',
  isSuspended: (name: string) => `Suspended ${name}.`,
  wasNotSuspended: (name: string) => `We couldn't suspend ${name}.`,
} as const;
