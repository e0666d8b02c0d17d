import { dayAt, writeDay, writeTimeAt, type DateFormat } from '@counter/contract/shared';
import type { RequestFacts } from '../../platform/http/route.ts';
import { describeDevice } from '../../platform/kernel/device.ts';
import type { UserRow } from './users.repository.ts';
import { letter, letterToAddress, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';

type Person = Pick<UserRow, 'email' | 'fullName'>;

const changeIt =
  'change your password now: choose "Forgot password?" on the login page. That signs everyone out.';

/** Names nobody in the greeting, because the person who asked for this mail could enter any name and address. */
export function confirmEmailMail(email: string, link: string): Mail {
  return letterToAddress(email, 'Confirm your email address', [
    'Please confirm that this is your address by opening this link within seven days:',
    button('Confirm this address', link),
    "If you aren't signed in where you open it, the page asks for the password you signed up with.",
    'If you did not sign up at Counter, ignore this email. Nothing happens without the link and the password. To use this address at Counter yourself, choose "Forgot password?" on the login page.',
  ]);
}

export function newEmailMail(email: string, link: string): Mail {
  return letterToAddress(email, 'Confirm your new email address', [
    'Open this link within seven days, and this becomes the address you log in to Counter with:',
    button('Use this address', link),
    "If you aren't signed in where you open it, the page asks for your password.",
    "If you didn't ask for this, ignore this email. Nothing changes without the link.",
  ]);
}

export function emailChangeNotice(person: Person, newEmail: string): Mail {
  return letter(person, 'Your email address is about to change', [
    `${newEmail} becomes your account's address when you open the link we sent there.`,
    `If you didn't ask for this, ${changeIt} We then discard the new address.`,
  ]);
}

export function resetLinkMail(person: Person, link: string): Mail {
  return letter(person, 'Choose a new password', [
    'Choose a new password with this link. It works once, and for one hour:',
    button('Choose a new password', link),
    "If you didn't ask for this, ignore this email. Your password stays the same.",
  ]);
}

/**
 * For the owner of an address that somebody signed up with and never confirmed. Names nobody, because the person who
 * signed up chose the name.
 */
export function startOverMail(email: string, link: string, login: string): Mail {
  return letterToAddress(email, 'Choose a password for your account', [
    'Someone signed up for Counter with this address before, but never confirmed it.',
    'If it was you and you know the password, log in and resend the confirmation email. You keep what you entered:',
    button('Log in', login),
    "Otherwise open this link within one hour and choose a password. You get a new account. You won't see what was entered with this address before, and the person who entered it is signed out for good:",
    button('Choose a password', link),
    "If you didn't ask for this email, ignore it. Nothing happens without the link.",
  ]);
}

/** For somebody who signs up but already has an account. */
export function knownAddressMail(person: Person, link: string): Mail {
  return letter(person, 'You already have an account', [
    'Someone, probably you, tried to sign up for Counter with this address. You already have an account, so log in with it.',
    'If you forgot the password, choose a new one with this link. It works once, and for one hour:',
    button('Choose a new password', link),
    "If it wasn't you, ignore this email. Nothing was changed.",
  ]);
}

export function passwordChangedMail(person: Person): Mail {
  return letter(person, 'Your password was changed', [
    'The password of your account was changed, and every other device was signed out.',
    `If it was not you, ${changeIt}`,
  ]);
}

/** An instant and the reader's format for it. */
type When = { readonly at: Date; readonly dates: DateFormat };

/** Writes a time in UTC, because the reader's time zone is unknown. */
const inUtc = ({ at, dates }: When): string =>
  `${writeDay(dayAt(at, 'UTC'), dates)} at ${writeTimeAt(at, 'UTC', dates)} UTC`;

type Place = Pick<RequestFacts, 'userAgent' | 'address'>;

const placeIn = ({ userAgent, address }: Place, when: When): string =>
  `${describeDevice(userAgent)}, IP address ${address}, ${inUtc(when)}`;

export function newSignInMail(person: Person, place: Place, when: When): Mail {
  return letter(person, 'New sign-in to your account', [
    "Someone signed in to your account with a device we haven't seen before:",
    placeIn(place, when),
    `If it was you, you don't need to do anything. If not, ${changeIt}`,
  ]);
}

export function stolenSessionMail(person: Person, place: Place, when: When): Mail {
  return letter(person, 'Someone used your session from elsewhere', [
    'Your session was used outside the browser you signed in with. We blocked the request and ended the session:',
    placeIn(place, when),
    `Someone may have copied data from your browser. Check that device for malware and unknown extensions, and ${changeIt}`,
  ]);
}

const guessAdvice =
  "If it wasn't you, your password still keeps them out. For more protection, add a second factor under My Profile.";

export function lockedMail(person: Person, minutes: number, origin: 'network' | 'session'): Mail {
  const where =
    origin === 'network'
      ? `Someone entered ten wrong passwords or codes for your account, so we locked that network out of it for ${minutes} minutes. Devices you have signed in with before still work.`
      : `Someone who is signed in to your account entered ten wrong passwords or codes, so we paused password prompts in that session for ${minutes} minutes. If it was not you, end the session under My Profile and change your password.`;
  return letter(person, 'Too many wrong passwords', [where, guessAdvice]);
}

export function guessedMail(person: Person): Mail {
  return letter(person, 'Too many wrong passwords', [
    'Someone entered ten wrong passwords or codes for your account, on a device you have signed in with before. We now allow one try a minute there.',
    guessAdvice,
  ]);
}

export function pausedMail(person: Person): Mail {
  return letter(person, 'We paused sign-ins from new devices', [
    "Someone is guessing your password from many places: a hundred wrong ones within an hour. For the next hour, new devices can't sign in to your account. Devices you have signed in with before still work.",
    'To sign in with a new device now, choose "Forgot password?" and set a new password.',
    guessAdvice,
  ]);
}

export function factorAddedMail(person: Person, what: string): Mail {
  return letter(person, 'A second factor was added to your account', [
    `Your ${what} was added. From now on you sign in with your password and a second factor, or with a passkey. Keep your recovery codes somewhere you can reach without your phone.`,
    `If it was not you, ${changeIt}`,
  ]);
}

/** `isProtected` is true if another factor is left. */
export function factorRemovedMail(person: Person, what: string, isProtected: boolean): Mail {
  return letter(person, 'A second factor was removed from your account', [
    isProtected
      ? `Your ${what} was removed. Your other second factors still protect your account.`
      : `Your ${what} was removed. From now on your password alone is enough to sign in.`,
    `If it was not you, ${changeIt}`,
  ]);
}

export function newRecoveryCodesMail(person: Person): Mail {
  return letter(person, 'You have new recovery codes', [
    'New recovery codes were made for your account. The old ones stopped working.',
    `If it was not you, ${changeIt}`,
  ]);
}

export function lostFactorMail(person: Person, link: string): Mail {
  return letter(person, 'Someone asked to remove your second factor', [
    "Someone who knows your password asked us to remove your account's second factor. We'll check who it is. If we approve, we'll email you and remove it 72 hours later.",
    'If it was not you, cancel it with this link:',
    button('Keep my second factor', link),
    `Then ${changeIt}`,
  ]);
}

/** `removal` is null for a refused request. */
export function factorResetDecidedMail(person: Person, removal: When | null): Mail {
  if (!removal) {
    return letter(person, 'Your second factor stays', [
      "We couldn't confirm that you asked to remove your account's second factor, so nothing changes.",
    ]);
  }
  return letter(person, 'Your second factor will be removed in 72 hours', [
    `We approved the request to remove the second factor of your account. We'll remove it on ${inUtc(removal)}. Signing in with your second factor before then cancels it.`,
    'If it was not you, use the link in our first email to cancel it, and change your password now.',
  ]);
}

export function factorsGoneMail(person: Person): Mail {
  return letter(person, 'Your second factor was removed', [
    'The second factors of your account were removed on request, and every device was signed out. Sign in with your password, and set up a new one under My Profile.',
    `If it was not you, ${changeIt}`,
  ]);
}

/** `link` lets the owner of a new account choose a password; null if they have one. */
export function operatorInvitedMail(person: Person, by: string, link: string | null): Mail {
  return letter(person, 'You can now run the marketplace', [
    `${by} made you an operator of the marketplace on Counter.`,
    ...(link === null
      ? ['Log in with the password you have. We signed you out everywhere.']
      : [
          'Choose a password with this link. It works once, and for one hour. Later, choose "Forgot password?" on the login page.',
          button('Choose a password', link),
        ]),
    'Before you see anything, we ask you to set up a second factor: an authenticator app or a passkey.',
  ]);
}

export function operatorEndedMail(person: Person): Mail {
  return letter(person, 'You no longer run the marketplace', [
    'Your access to the marketplace has ended, and we signed you out everywhere. Your account and your stores stay as they are.',
  ]);
}

export function signInResetMail(person: Person, by: string, link: string): Mail {
  return letter(person, 'Your sign-in was reset', [
    `${by} removed the second factor and the password of your account, and signed you out everywhere.`,
    'Choose a new password with this link. It works once, and for one hour. Later, choose "Forgot password?" on the login page.',
    button('Choose a password', link),
    "Then set up a new second factor. If you didn't ask for this, tell another operator now.",
  ]);
}
