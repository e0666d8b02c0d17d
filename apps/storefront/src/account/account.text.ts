import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for signing in and out. */
export const text = {
  codeSentHint: (channel: ReactNode) =>
    rich`We sent a code to ${channel}. It works for 10 minutes.`,
  code: 'Code',
  enterCodeWeSent: 'Enter the code we sent you.',
  codePlacesOrder: 'Enter it to place your order.',
  placeOrder: 'Place order',
  resendCodeIn: (seconds: number) => `Resend code in ${seconds} s`,
  resendCode: 'Resend code',

  yourDetails: 'Your details',
  name: 'Name',
  phone: 'Phone',
  confirmNumberHint: "You changed your phone number. We'll text it a code to confirm it's yours.",
  confirmNumber: 'Confirm number',
  signedInAs: (phoneProven: ReactNode) => rich`Signed in as ${phoneProven}`,
  signOut: 'Sign out',

  sendCode: 'Send code',

  signIn: 'Sign in',
  startOverButton: 'Use another number or email',
  phoneNumberOrEmail: 'Phone number or email',
  signInHint: "We'll send you a code. No password needed.",

  textsStoppedHint:
    'You replied STOP, so no store sends you offers or news. To get them again, reply START to one of the messages.',
} as const;
