import { plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for the checkout. */
export const text = {
  address: 'Address',
  savedAddresses: 'Saved addresses',
  matchingAddresses: 'Saved addresses that match',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  deliveryInstructions: 'Delivery instructions (optional)',
  instructionsPlaceholder: 'Door, floor, bell',

  yourOrderDetails: 'Order details',
  pickup: 'Pickup',
  kindOfDelivery: 'Kind of delivery',
  direct: 'Direct',
  directHint: (price: string) => `Straight to you, ${price}`,
  shared: 'Shared',
  sharedHint: (price: string) => `With other orders, ${price}`,
  free: 'free',
  from: (money: string) => `from ${money}`,
  when: 'When',
  where: 'Where',
  asSoonAsPossible: 'As soon as possible',
  closedNow: 'Closed now.',
  closedUntilLater: 'Closed now. Choose a time under Schedule.',
  readyAbout: (soon: string) => `Ready around ${soon}`,
  leavesAbout: (soon: string) => `Leaves the store around ${soon}`,
  scheduledFor: (day: string, time: string) => `${day} at ${time}`,
  note: 'Note',
  noteForStoreOptional: 'Note for the store (optional)',

  backToMenu: 'Back to the menu',
  orderFrom: (name: string) => `Order from ${name}`,
  noScriptHint: 'To order here, turn on JavaScript in your browser.',
  orCall: (name: string, phoneNumber: ReactNode) => rich`Or call ${name}: ${phoneNumber}`,
  checkingYourBasket: 'Checking your basket…',

  signInRequired: 'Sign in with a code to place your order.',
  enterYourStreet: 'Enter your street and house number.',
  enterYourCity: 'Enter your city.',
  enterYourState: 'Enter your state.',
  enterYourZipCode: 'Enter a ZIP code of 5 digits.',
  enterYourName: 'Enter your name.',
  enterYourPhone: 'Enter your phone number, such as (212) 555-0123.',
  andMore: (first: string, count: number) =>
    `${/[.!?]$/.test(first) ? first : `${first}.`} ${count} more ${plural(count, 'field needs', 'fields need')} your attention.`,
  emptyBasketTitle: 'Your basket is empty.',
  emptyBasketHelp: 'Add something from the menu, then come back to order it.',
  openMenu: 'Open the menu',
  yourOrder: 'Your order',

  calculatingYourTotal: 'Calculating your total…',
  tryAgain: 'Try again',
  remove: (name: string) => `Remove ${name}`,
  removeButton: 'Remove',
  subtotal: 'Subtotal',
  deals: 'Deals',
  promoCode: 'Promo code',
  tax: 'Tax',
  tip: 'Tip',
  delivery: 'Delivery',
  total: 'Total',

  payAtCounterHint: 'Pay at the counter when you pick up your order.',
  payOnDeliveryHint: 'Pay when your order is delivered.',
  payment: 'Payment',
  payByCardHint:
    "On Stripe's secure page, also with Apple Pay or Google Pay. You're charged when the store accepts your order.",

  openingPaymentPage: 'Opening the payment page…',
  placingYourOrder: 'Placing your order…',
  removeUnavailableHint: 'Remove unavailable items to continue.',
  youAreOffline: "You're offline. We've kept everything you entered.",
  payByCard: 'Pay by card',
  placeOrder: 'Place order',
  sendCodeAndPay: 'Send code and pay by card',
  sendCodeAndOrder: 'Send code and place order',
  sendingCode: 'Sending code…',
  orderHasChanged: 'Your order changed while you signed in. Check it, then place it.',
  submitButton: (verb: string, money: string) => `${verb} · ${money}`,
  confirmYourOrder: 'Confirm your order',
  confirmOrder: 'Confirm order',
  orderUncertainWarning: (refusal: string) =>
    `We sent your order but don't know yet if it arrived. ${refusal} Checking again won't order it twice.`,
  checkAgain: 'Check again',

  promoCodeOptional: 'Promo code (optional)',
  apply: 'Apply',
  promoCodeApplied: (promoCode: string, money: string) => `${promoCode}: ${money} off.`,

  textMessages: 'Text messages',
  textsAgreedHint: (name: string, link: Mark) =>
    rich`${name} sends you offers and news, as you agreed. ${link('Change')}`,

  noTip: 'No tip',
  anotherAmount: 'Other',
  tipAmount: 'Tip amount',
  tipAmountError: 'Enter an amount below 1000, such as 3.50',
} as const;
