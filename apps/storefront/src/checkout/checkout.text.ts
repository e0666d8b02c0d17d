import { rich, type Mark } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of checkout. */
export const text = {
  address: 'Address',
  earlierAddresses: 'Earlier addresses',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  forCourierOptional: 'For the courier (optional)',
  doorFloorBell: 'Door, floor, bell',

  howYouWantIt: 'How you want it',
  promoCodeAndNote: 'Promo code and note',
  noteForStoreOptional: 'Note for the store (optional)',
  youComeAndGetIt: 'You come and get it',
  broughtToYouAtOnce: 'Brought to you at once',
  broughtOnTourWithOthers: 'Brought on a tour with others',
  how: 'How',

  backToMenu: 'Back to the menu',
  orderFrom: (name: string) => `Order from ${name}`,
  toOrderHereSwitchOn: 'To order here, switch on JavaScript in your browser.',
  lookingIntoYourBasket: 'Looking into your basket…',

  signInWithCodeTo: 'Sign in with a code to place your order.',
  yourBasketIsEmptyChoose: (link: Mark) =>
    rich`Your basket is empty. ${link('Choose something from the menu.')}`,
  yourOrder: 'Your order',

  workingOutWhatItComes: 'Working out what it comes to…',
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

  youPayAtCounterWhen: 'You pay at the counter when you pick it up.',
  youPayWhenItIs: 'You pay when it is brought to you.',
  payment: 'Payment',
  onSecurePageOfStripe: 'On a secure page of Stripe. Your card is charged when the store accepts.',

  openingPaymentPage: 'Opening the payment page…',
  placingYourOrder: 'Placing your order…',
  takeOutWhatCannotBe: 'Take out what cannot be had, and you can go on.',
  payByCard: 'Pay by card',
  placeOrder: 'Place order',
  confirmYourOrder: 'Confirm your order',
  confirmOrder: 'Confirm order',
  someFieldsNeedYourAttention: 'Some fields need your attention.',
  yourOrderWasSentBut: (refusal: string) =>
    `Your order was sent, but nobody has answered yet whether it came in. ${refusal} Asking again cannot order it twice.`,
  askAgain: 'Ask again',

  promoCodeOptional: 'Promo code (optional)',
  apply: 'Apply',
  takesOff: (promoCode: string, money: string) => `${promoCode} takes off ${money}.`,

  textMessages: 'Text messages',
  sendsYouOffersAndNews: (name: string, link: Mark) =>
    rich`${name} sends you offers and news, as you agreed. ${link('Change that')}`,

  when: 'When',
  asSoonAsPossible: 'As soon as possible',
  later: 'Later',
  noTimesToChooseFrom: 'No times to choose from',
  chooseDayAndTime: 'Choose day and time',
  notNow: 'Not now',
  readyAbout: (soon: string) => `Ready about ${soon}`,
  atOnce: 'At once',
  day: 'Day',
  time: 'Time',

  noTip: 'No tip',
  anotherAmount: 'Another amount',
  tipAmount: 'Tip amount',
  enterAmountSuchAs3: 'Enter an amount such as 3.50, below 1000',
} as const;
