import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of settings. */
export const text = {
  changedMeanwhile: 'Changed meanwhile',
  whatYouTypedIsStill: 'What you typed is still here.',
  keepMine: 'Keep mine',
  lastChangedBy: (changedBy: string, instant: ReactNode) =>
    rich`Last changed by ${changedBy}, ${instant}`,
  couldNotBeLoaded: (what: string) => `${what} could not be loaded`,
  mayBeOutOfDate: (what: string, failure: string) =>
    `${what} may be out of date. ${failure} What you see is the last known.`,
  accountLabel: 'Account',
  storeLabel: 'Store',
  hours: 'Hours',
  bankAccount: 'Bank Account',
  notifications: 'Notifications',
  users: 'Users',
  auditLog: 'Audit log',
  settings: 'Settings',

  account: {
    accountSettings: 'Account Settings',
    whatCustomersAreToldWho: 'What customers are told who pick up, and the tax on your prices.',
    accountSettings2: 'The account settings',
    customerPickupInstructions: 'Customer pickup instructions',
    customersWhoPickUpGet:
      'Customers who pick up get them with their order: where to go, where to park, what to say.',
    instructions: 'Instructions',
    pickupInstructionsAreSaved: 'Pickup instructions are saved.',
    ringAtSideDoorOn: 'Ring at the side door on Mill Lane and say your order number.',
    upTo1000Characters: 'Up to 1,000 characters.',
    storeTaxRate: 'Store tax rate',
    addedToEveryProductWithout:
      'Added to every product without a tax rate of its own. A change counts from the next order on; orders that are placed already keep theirs.',
    taxRate: 'Tax rate',
    taxRateIsChanged: 'The tax rate is changed.',
    from0To25Such: 'From 0 to 25, such as 8.875.',
    change: 'Change',
    changeStoreTaxRate: 'Change the store tax rate?',
    fromToForOrdersPlaced: (taxRate: number, storeTaxRate: number) =>
      `From ${taxRate}% to ${storeTaxRate}%, for orders placed from now on.`,
  },

  store: {
    distancesOf: (word: string) => `Distances of ${word}`,
    addDistance: 'Add distance',
    distanceMiles: (number: number) => `Distance ${number} (miles)`,
    feeOfDistance: (number: number) => `Fee of distance ${number}`,
    removeDistance: (number: number) => `Remove distance ${number}`,

    directDelivery: 'Direct delivery',
    pooledDelivery: 'Pooled delivery',
    zipCodeOfStore: 'ZIP code of the store',
    nothing: 'Nothing',
    upToMiles: (fee: string, upToMiles: number) => `${fee} up to ${upToMiles} miles`,
    freeFrom: (fees: string, freeFrom: string) => `${fees}. Free from ${freeFrom}.`,

    directDelivery2: 'direct delivery',
    pooledDelivery2: 'pooled delivery',
    sameEverywhere: 'The same everywhere',
    byDistance: 'By distance',

    deliveryFees: 'Delivery fees',
    whatCustomersPayForDelivery:
      "What customers pay for the delivery itself, from the next order on. It goes to who delivers, less the marketplace's commission, and is no part of what the store earns.",
    distancesAreInStraightLine:
      "Distances are in a straight line, from the middle of this ZIP code's area to that of the customer's. Farther than the last distance is not delivered.",

    editStore: 'Edit Store',
    storeIsUpdatedSuccessfully: 'Store is updated successfully',
    website: 'Website',
    httpsExampleCom: 'https://example.com',

    weblink: 'Weblink',

    customersGetTheirOrdersBy: 'Customers get their orders by',

    afterSomeMinutes: 'After some minutes',
    after24Hours: 'After 24 hours',
    never: 'Never',
    newOrderThatNobodyAccepts: (minutes: number) =>
      `A new order that nobody accepts expires after ${minutes} minutes. For an order for later they begin when the kitchen has to start. Orders that wait longer already expire within a minute.`,
    newOrderThatNobodyAcceptsExpires:
      'A new order that nobody accepts expires after 24 hours; an order for later at the latest when it was to be picked up.',
    newOrderWaitsUntilSomebody: 'A new order waits until somebody accepts or cancels it.',

    whatIsChangedHereCounts: 'What is changed here counts from the next order on.',
    minimumOrder: 'Minimum order',
    preparationTime: 'Preparation time',
    minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
    ordersNobodyAccepts: 'Orders nobody accepts',
    beforeTaxAndTip0: 'Before tax and tip. 0: every order.',
    preparationMinutes: 'Preparation minutes',
    fromAcceptingOrderUntilIt: 'From accepting an order until it can be picked up.',
    ordersNobodyAcceptsExpire: 'Orders nobody accepts expire',
    minutesToAccept: 'Minutes to accept',
    from3To15: 'From 3 to 15.',

    storeSettings: 'Store Settings',
    whatCustomersReadAboutStore:
      'What customers read about the store, and how their orders come in.',
    store: 'The store',
    orderSettings: 'The order settings',
    deliveryFees2: 'The delivery fees',
    limitsOnUnpaidOrders: 'The limits on unpaid orders',

    costs: (word: string) => `A ${word} costs`,
    feeOf: (word: string) => `Fee of a ${word}`,
    freeFromLabel: (word: string) => `Free ${word} from`,
    basketOfThatMuchBefore: 'A basket of that much, before tax and tip. Empty: never free.',

    changesAreSaved: 'Changes are saved.',

    unpaidWebOrders: 'Unpaid web orders',
    protectsYouFromOrdersNobody:
      'Protects you from orders nobody picks up: limits for each customer and device paying at the counter or on delivery.',
    openOrders: 'Open orders',
    openTotal: 'Open total',
    codeAbove: 'Code above',
    howManyCustomerMayHave: 'How many a customer may have at once.',
    whatThoseOrdersMayCome: 'What those orders may come to.',
    customersConfirmLargerOrdersBy: 'Customers confirm larger orders by a code. 0: every order.',

    deliveryFeesAreSaved: 'Delivery fees are saved.',
  },
} as const;
