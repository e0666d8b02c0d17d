import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for statement emails. */
export const text = {
  statementEmails: 'Statement emails',
  sendYourStatement: 'Send your statement to your accountant, or anyone else, automatically.',
  notLoaded: "We couldn't load the statement emails",
  off: 'Off.',
  ownerCanSetUp: 'Off. An owner can set this up.',
  setUp: 'Set up',
  change: 'Change',
  sendLastOneNow: 'Send the last one now',

  weekly: (time: string) => `Every Monday at ${time}`,
  monthly: (time: string) => `On the first of the month at ${time}`,
  sentTo: (when: string, readers: string, files: string) => `${when} to ${readers}, as ${files}.`,
  toNobody: (when: string) => `${when}, but nobody is on the list.`,
  unsubscribed: (email: string) => `${email} unsubscribed.`,
  hasLeft: (email: string) => `${email} left the team and no longer gets it.`,
  lastSent: (at: ReactNode, days: string) => rich`Last sent ${at}, for ${days}.`,
  notSentYet: 'Not sent yet.',
  days: (from: string, to: string) => `${from} to ${to}`,

  sendNow: 'Send now',
  sendQuestion: (days: string) => `Send the statement for ${days} now?`,
  goesTo: (readers: string) => `It goes to ${readers}.`,
  statementSent: 'Statement sent.',
  notSentToast: (failure: string) => `We couldn't send the statement. ${failure}`,

  rhythm: 'Send it',
  never: 'Never',
  everyWeek: 'Every Monday, for Monday to Sunday',
  everyMonth: 'On the first, for the month before',
  rhythmHelp: (time: string, zone: string) => `Sent at ${time} (${zone}).`,
  files: 'Attach',
  recipients: 'Recipients',
  emailOf: (place: number) => `Email ${place}`,
  removeEmail: (place: number) => `Remove email ${place}`,
  addEmail: 'Add email',
  recipientsHelp:
    'Anyone with these emails sees your balance and legal name. Each has an unsubscribe link.',
  save: 'Save',
  unsavedWarning: "Your changes to the statement emails aren't saved yet.",
  saveQuestion: 'Save the statement emails?',
  willBeSentTo: (readers: string) => `We'll email your statement to ${readers}.`,
  nobodyGetsIt: 'Nobody will get your statement by email.',
  saved: 'Changes saved',
} as const;
