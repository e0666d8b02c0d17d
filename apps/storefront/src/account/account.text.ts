import type { ReactNode } from 'react';
import { rich } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of account. */
export const text = {
  weSentCodeToIt: (channel: ReactNode) =>
    rich`We sent a code to ${channel}. It works for 10 minutes.`,
  code: 'Code',
  enterCodeWeSent: 'Enter the code we sent you.',
  codePlacesOrder: 'Enter it to place your order.',
  placeOrder: 'Place order',
  resendCodeInS: (seconds: number) => `Resend code in ${seconds} s`,
  resendCode: 'Resend code',

  yourDetails: 'Your details',
  name: 'Name',
  phone: 'Phone',
  youChangedYourPhoneNumber:
    "You changed your phone number. We'll text it a code to confirm it's yours.",
  confirmNumber: 'Confirm number',
  signedInAs: (phoneProven: ReactNode) => rich`Signed in as ${phoneProven}`,
  signOut: 'Sign out',

  backToMenu: 'Back to the menu',
  yourOrdersFrom: (name: string) => `Your orders from ${name}`,
  signedInAsNote: (phoneProven: string) => `Signed in as ${phoneProven}`,
  signInToSeeThem: 'Sign in to see them',
  toSignInSwitchOn: 'To sign in, turn on JavaScript in your browser.',
  youHaveNotOrderedHere: "You haven't ordered here yet. ",
  thereAreNoMoreOrders: 'No more orders. ',
  chooseSomethingFromMenu: 'Choose something from the menu.',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  at: (spokenDay: string, clockTime: string, status: string) =>
    `${spokenDay} at ${clockTime} · ${status}`,
  pages: 'Pages',
  newer: 'Newer',
  pageOf: (pageNumber: number, last: number) => `Page ${pageNumber} of ${last}`,
  older: 'Older',

  sendCode: 'Send code',

  signIn: 'Sign in',
  anotherNumberOrE: 'Use another number or email',
  phoneNumberOrEmail: 'Phone number or email',
  weSendYouCodeNo: "We'll send you a code. No password needed.",

  wontTextYouAgain: (name: string) => `${name} won't text you again.`,
  textMessages: 'Text messages',
  noStoreSendsYouOffers:
    "You don't get offers or news from any store. Stores can ask you at checkout.",
  agreedAt: (spokenDay: string, clockTime: string) => `Agreed ${spokenDay} at ${clockTime}`,
  stopTextMessagesOf: (name: string, branchName: string) =>
    `Stop text messages from ${name}, ${branchName}`,
  stop: 'Stop',

  youAnsweredStopSoNo:
    'You replied STOP, so no store sends you offers or news. To get them again, reply START to one of the messages.',
} as const;
