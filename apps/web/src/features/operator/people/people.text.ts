import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for operators. */
export const peopleText = {
  operators: 'Operators',
  pageHelp: 'People who run the marketplace. Everyone needs a second factor.',
  notLoaded: "We couldn't load the operators.",
  invite: 'Invite operator',
  inviteTitle: 'Invite an operator',
  inviteHelp:
    'They get an email with a link. Before they see anything, they set up a second factor.',
  unsavedWarning: 'this invitation',
  fullName: 'Full name',
  email: 'Email',
  inviteQuestion: (name: string) => `Let ${name} run the marketplace?`,
  inviteConsequence: 'They see every store, its orders and payouts, and can change most of it.',
  invited: (email: string) => `Invited ${email}`,
  you: 'You',
  protectedBadge: 'Second factor on',
  noFactor: 'No second factor yet',
  signedIn: (when: ReactNode) => rich`Last sign-in ${when}`,
  notSignedIn: 'No sign-in in the last 30 days',
  actionsFor: (name: string) => `Actions for ${name}`,
  resetItem: 'Reset sign-in…',
  resetTitle: (name: string) => `Reset the sign-in of ${name}?`,
  resetWhy:
    'For a lost second factor. Make sure it is them first. This removes their second factor and password, signs them out, and emails them a link to choose a new password.',
  reset: 'Reset sign-in',
  wasReset: (name: string) => `Reset the sign-in of ${name}`,
  notReset: (name: string) => `The sign-in of ${name} wasn't reset.`,
  endItem: 'End access…',
  endTitle: (name: string) => `End the access of ${name}?`,
  endWhy:
    'They are signed out everywhere at once and can no longer run the marketplace. Their account and stores stay. You can invite them again.',
  endOwnWhy:
    "You're signed out everywhere at once and can no longer run the marketplace. Another operator has to invite you again.",
  end: 'End access',
  ended: (name: string) => `Ended the access of ${name}`,
  notEnded: (name: string) => `The access of ${name} wasn't ended.`,
} as const;
