import type { ReactNode } from 'react';
import { rich } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of account. */
export const text = {
  weSentCodeToIt: (channel: ReactNode) =>
    rich`We sent a code to ${channel}. It works for 10 minutes.`,
  code: 'Code',
  sendAnotherCodeInS: (seconds: number) => `Send another code in ${seconds} s`,
  sendAnotherCode: 'Send another code',

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
  toSignInSwitchOn: 'To sign in, switch on JavaScript in your browser.',
  youHaveNotOrderedHere: 'You have not ordered here yet. ',
  thereAreNoMoreOrders: 'There are no more orders. ',
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
  anotherNumberOrE: 'Use another number or e-mail',
  phoneNumberOrEMail: 'Phone number or e-mail',
  weSendYouCodeNo: 'We send you a code. No password needed.',

  sendsYouNoMoreText: (name: string) => `${name} sends you no more text messages.`,
  textMessages: 'Text messages',
  noStoreSendsYouOffers:
    'No store sends you offers and news. Where one may ask, it does so at its checkout.',
  agreedAt: (spokenDay: string, clockTime: string) => `Agreed ${spokenDay} at ${clockTime}`,
  stopTextMessagesOf: (name: string, branchName: string) =>
    `Stop text messages of ${name}, ${branchName}`,
  stop: 'Stop',

  youAnsweredStopSoNo:
    'You answered STOP, so no store sends you offers and news. To get them again, answer START to one of the messages.',
} as const;
