import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for settings. */
export const text = {
  on: 'On',
  off: 'Off',
  changesAreSaved: 'Changes saved.',
  lastChangedBy: (changedBy: string, instant: ReactNode) =>
    rich`Last changed by ${changedBy}, ${instant}`,
  notLoaded: (what: string) => `We couldn't load ${what}`,
  notRefreshedWarning: (what: string, failure: string) =>
    `We couldn't refresh ${what}. ${failure} You're seeing the last saved values.`,
  accountLabel: 'Account',
  storeLabel: 'Store',
  hours: 'Hours',
  stations: 'Stations',
  bankAccount: 'Bank Account',
  notifications: 'Notifications',
  printers: 'Printers',
  integrations: 'Integrations',
  users: 'Users',
  auditLog: 'Audit log',
  settings: 'Settings',
  allSettings: 'All settings',
  auditLogHint: 'Who changed what, and when',

  account: {
    accountSettings: 'Account Settings',
    pageHelp: 'Pickup instructions and your tax rate',
    accountSettingsName: 'the account settings',
    pickupTitle: 'Customer pickup instructions',
    pickupHelp:
      'We send these to pickup customers with their order: where to go, where to park, what to say.',
    instructions: 'Instructions',
    pickupSavedToast: 'Pickup instructions saved.',
    instructionsPlaceholder: 'Ring at the side door on Mill Lane and say your order number.',
    instructionsHelp: 'Up to 1,000 characters.',
    storeTaxRate: 'Store tax rate',
    storeTaxRateHelp:
      'Applies to products without their own tax rate. Changes apply to new orders only.',
    taxRate: 'Tax rate',
    taxRateChangedToast: 'Tax rate saved.',
    taxRateHelp: 'From 0 to 25, such as 8.875.',
    change: 'Change',
    changeTaxRateTitle: 'Change the store tax rate?',
    changeTaxRateHelp: (taxRate: number, storeTaxRate: number) =>
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

    directDeliveryName: 'direct delivery',
    pooledDeliveryName: 'pooled delivery',
    sameEverywhere: 'The same everywhere',
    byDistance: 'By distance',

    deliveryFees: 'Delivery fees',
    deliveryFeesHelp:
      "Customers pay this for delivery, from the next order on. Whoever delivers gets it, less the marketplace's commission. It doesn't count as the store's earnings.",
    zipCodeHelp:
      "Distances are in a straight line, from the middle of this ZIP code's area to that of the customer's. You don't deliver beyond the last distance.",

    editStore: 'Edit Store',
    storeUpdatedToast: 'Store saved.',
    website: 'Website',
    websitePlaceholder: 'https://example.com',

    weblink: 'Weblink',

    methodsLabel: 'Customers get their orders by',

    afterSomeMinutes: 'After some minutes',
    after24Hours: 'After 24 hours',
    never: 'Never',
    expiryAfterMinutesHelp: (minutes: number) =>
      `A new order that nobody accepts expires after ${minutes} minutes. For a scheduled order, the time starts when the kitchen needs to begin. Orders that wait longer already expire within a minute.`,
    expiryAfterDayHelp:
      'New orders expire after 24 hours if no one accepts them. Scheduled orders expire at their pickup time at the latest.',
    expiryNeverHelp: 'New orders wait until someone accepts or cancels them.',

    orderSettingsHelp: 'Changes apply to new orders only.',
    minimumOrder: 'Minimum order',
    preparationTime: 'Preparation time',
    minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
    ordersNobodyAccepts: 'Orders nobody accepts',
    minimumOrderHelp: 'Before tax and tip. Enter 0 for no minimum.',
    preparationMinutes: 'Preparation minutes',
    preparationHelp: "From accepting an order until it's ready for pickup.",
    expiryLabel: 'Orders nobody accepts expire',
    minutesToAccept: 'Minutes to accept',
    minutesToAcceptHelp: 'From 3 to 15. After that, a new order counts as late.',

    unheardOrders: 'the message about unheard orders',
    unheardOrdersTitle: 'Unheard orders',
    unheardOrdersHelp:
      'We message your managers once when a new order rings for three minutes and nobody opens it.',
    tellManagersBy: 'Message managers by',
    tellManagersHelp:
      'Texts go to managers who confirmed their phone number. Everyone else gets an email, even between 9 PM and 8 AM.',
    screens: 'the pause without a screen',
    screensTitle: 'Open without a screen',
    screensHelp:
      'If a tablet runs out of power or nobody signs in, nobody sees new orders. We notice when your store has been open for five minutes and no screen can accept them.',
    withoutScreen: 'If no screen is open for 5 minutes',
    withoutScreenHelp:
      "We pause the store five minutes after the message, until it closes or someone opens a screen. Pauses you start yourself aren't affected. If you accept orders automatically, a printer that's on counts as a screen.",
    printerMessage: 'the message about printers',
    printerMessageTitle: 'Printers that stop printing',
    printerMessageHelp:
      "We message your managers when tickets have waited for five minutes for a printer that is out of paper, open, jammed or can't be reached, while you're open.",
    messageAboutPrinters: 'Message the managers',
    messageAboutPrintersHelp:
      'Sent once per outage, the same way as for unheard orders, or by email. Every screen shows it at once.',
    doNothing: 'Do nothing',
    warnManagers: 'Message the managers',
    warnAndPause: 'Message the managers, then pause the store',
    email: 'Email',
    textMessage: 'Text message',
    automaticAcceptance: 'the automatic acceptance',
    automaticAcceptanceTitle: 'Automatic acceptance',
    acceptanceHelp:
      "New orders are accepted as they arrive, with your preparation time. They don't ring.",
    acceptOrdersAutomatically: 'Accept new orders automatically',
    acceptAutomaticallyHelp:
      "Scheduled orders are accepted too, and go to the kitchen when it's time to start. Orders that are already waiting still need you.",

    handoffCode: 'the handoff code',
    handoffCodeTitle: 'Handoff code',
    handoffCodeHelp: 'A 4-digit code makes sure that each order goes to the right person.',
    askHandoffCode: 'Ask for a code when an order is handed over',
    askHandoffCodeHelp:
      'New orders get a code. Customers see it where they track their order, and say it or pass it on to the courier.',

    storeSettings: 'Store Settings',
    pageHelp: "Your store's details and how it takes orders",
    store: 'the store',
    orderSettings: 'the order settings',
    deliveryFeesName: 'the delivery fees',
    limitsOnUnpaidOrders: 'the limits on unpaid orders',

    costs: (word: string) => `A ${word} costs`,
    feeOf: (word: string) => `Fee of a ${word}`,
    freeFromLabel: (word: string) => `Free ${word} from`,
    freeFromHelp: 'Subtotal before tax and tip. Leave blank to always charge the fee.',

    unpaidWebOrders: 'Unpaid web orders',
    unpaidOrdersHelp:
      'Protects you from orders nobody picks up: limits for each customer and device paying at the counter or on delivery.',
    openOrders: 'Open orders',
    openTotal: 'Total of open orders',
    codeAbove: 'Confirm orders above',
    openOrdersHelp: 'The most one customer can have at once.',
    openTotalHelp: "The most one customer's open orders can add up to.",
    codeAboveHelp:
      'Customers confirm larger orders with a code we send them. Enter 0 for every order.',

    deliveryFeesSavedToast: 'Delivery fees saved.',
  },
} as const;
