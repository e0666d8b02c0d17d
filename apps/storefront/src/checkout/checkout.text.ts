import { rich, type Mark } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of checkout. */
export const text = {
  address: 'Address',
  earlierAddresses: 'Saved addresses',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  forCourierOptional: 'Delivery instructions (optional)',
  doorFloorBell: 'Door, floor, bell',

  howYouWantIt: 'Pickup or delivery',
  promoCodeAndNote: 'Promo code and note',
  noteForStoreOptional: 'Note for the store (optional)',
  youComeAndGetIt: 'Pick it up yourself',
  broughtToYouAtOnce: 'Delivered straight to you',
  deliveredAlongWithOtherOrders: 'Delivered along with other orders',
  how: 'How',

  backToMenu: 'Back to the menu',
  orderFrom: (name: string) => `Order from ${name}`,
  toOrderHereSwitchOn: 'To order here, turn on JavaScript in your browser.',
  checkingYourBasket: 'Checking your basket…',

  signInWithCodeTo: 'Sign in with a code to place your order.',
  yourBasketIsEmptyChoose: (link: Mark) =>
    rich`Your basket is empty. ${link('Choose something from the menu.')}`,
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

  youPayAtCounterWhen: 'Pay at the counter when you pick up your order.',
  youPayWhenItIs: 'Pay when your order is delivered.',
  payment: 'Payment',
  onSecurePageOfStripe:
    "On Stripe's secure page. We charge your card when the store accepts your order.",

  openingPaymentPage: 'Opening the payment page…',
  placingYourOrder: 'Placing your order…',
  removeUnavailableItemsToContinue: 'Remove unavailable items to continue.',
  payByCard: 'Pay by card',
  placeOrder: 'Place order',
  confirmYourOrder: 'Confirm your order',
  confirmOrder: 'Confirm order',
  someFieldsNeedYourAttention: 'Some fields need your attention.',
  yourOrderWasSentBut: (refusal: string) =>
    `We sent your order but don't know yet if it arrived. ${refusal} Checking again won't order it twice.`,
  askAgain: 'Check again',

  promoCodeOptional: 'Promo code (optional)',
  apply: 'Apply',
  takesOff: (promoCode: string, money: string) => `${promoCode}: ${money} off.`,

  textMessages: 'Text messages',
  sendsYouOffersAndNews: (name: string, link: Mark) =>
    rich`${name} sends you offers and news, as you agreed. ${link('Change')}`,

  when: 'When',
  asSoonAsPossible: 'As soon as possible',
  later: 'Later',
  noTimesToChooseFrom: 'No times available',
  chooseDayAndTime: 'Choose day and time',
  notNow: 'Not now',
  readyAbout: (soon: string) => `Ready around ${soon}`,
  atOnce: 'Now',
  day: 'Day',
  time: 'Time',

  noTip: 'No tip',
  anotherAmount: 'Another amount',
  tipAmount: 'Tip amount',
  enterAmountSuchAs3: 'Enter an amount below 1000, such as 3.50',
} as const;
