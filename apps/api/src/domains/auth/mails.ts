import type { RequestFacts } from '../../platform/http/route.ts';
import { describeDevice } from '../../platform/kernel/device.ts';
import type { UserRow } from './users.repository.ts';
import type { Mail } from '../../platform/clients/mail/letter.ts';

type Person = Pick<UserRow, 'email' | 'fullName'>;

const changeIt =
  'change your password now: choose "Forgot password?" where you log in. That signs everybody out.';

/** The greeting names nobody: whoever asked for this mail chose name and address freely. */
export function confirmEmailMail(email: string, link: string): Mail {
  return {
    to: email,
    subject: 'Confirm your e-mail address',
    body: `Hello,

please confirm that this is your address by opening this link within seven days:

${link}

If you aren't signed in where you open it, the page asks for the password you signed up with.

If you did not sign up at Counter, ignore this mail: without the link and the password nothing happens. To use this address at Counter yourself, choose "Forgot password?" where you log in.

Counter
`,
  };
}

export function newEmailMail(email: string, link: string): Mail {
  return {
    to: email,
    subject: 'Confirm your new e-mail address',
    body: `Hello,

open this link within seven days, and this becomes the address you log in to Counter with:

${link}

If you aren't signed in where you open it, the page asks for your password.

If you did not ask for this, you need not do anything: without the link nothing changes.

Counter
`,
  };
}

export function emailChangeNotice(person: Person, newEmail: string): Mail {
  return toPerson(person, 'Your e-mail address is about to change', [
    `${newEmail} becomes the address of your account as soon as its link has been opened.`,
    `If it was not you who asked for it, ${changeIt} The new address is forgotten then.`,
  ]);
}

export function resetLinkMail(person: Person, link: string): Mail {
  return toPerson(person, 'Choose a new password', [
    'choose a new password with this link. It works once, and for one hour:',
    link,
    'If you did not ask for it, you need not do anything: your password stays as it is.',
  ]);
}

/**
 * For the owner of an address that somebody signed up with and never confirmed. It names nobody: whoever
 * signed up chose the name.
 */
export function startOverMail(email: string, link: string, login: string): Mail {
  return {
    to: email,
    subject: 'Choose a password for your account',
    body: `Hello,

somebody signed up at Counter with this address before, but nobody has confirmed that it is theirs.

If it was you and you know the password, log in and have the confirmation mail sent again. You keep what you entered:

${login}

Otherwise open this link within one hour and choose a password. You get a new account. What was entered with this address before is not passed on, and whoever entered it is signed out for good:

${link}

If you did not ask for this mail, you can ignore it: nothing happens without the link.

Counter
`,
  };
}

/** For somebody who signs up though they have an account. */
export function knownAddressMail(person: Person, link: string): Mail {
  return toPerson(person, 'You already have an account', [
    'somebody, probably you, tried to sign up at Counter with this address. You already have an account, so log in with it.',
    'If you forgot the password, choose a new one with this link. It works once, and for one hour:',
    link,
    'If it was not you, you can ignore this mail: nothing was changed.',
  ]);
}

export function passwordChangedMail(person: Person): Mail {
  return toPerson(person, 'Your password was changed', [
    'the password of your account was changed, and every other device was signed out.',
    `If it was not you, ${changeIt}`,
  ]);
}

/** A time that says its zone: nobody knows where the reader is. */
const inUtc = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

type Place = Pick<RequestFacts, 'userAgent' | 'address'>;

const placeIn = ({ userAgent, address }: Place, at: Date): string =>
  `${describeDevice(userAgent)}, address ${address}, ${inUtc.format(at)} UTC`;

export function newSignInMail(person: Person, place: Place, at: Date): Mail {
  return toPerson(person, 'New sign-in to your account', [
    'Somebody signed in to your account with a device we haven’t seen before:',
    placeIn(place, at),
    `If it was you, there is nothing to do. If it was not you, ${changeIt}`,
  ]);
}

export function carriedSessionMail(person: Person, place: Place, at: Date): Mail {
  return toPerson(person, 'Somebody used your session from elsewhere', [
    'Your session was used outside the browser you signed in with. We refused the call and ended the session:',
    placeIn(place, at),
    `Somebody may have copied data from your browser. Check that device for malware and unknown extensions, and ${changeIt}`,
  ]);
}

const guessAdvice =
  'If it was not you, your password still keeps them out. A second factor (My Profile) makes sure of it.';

export function lockedMail(person: Person, minutes: number, origin: 'network' | 'session'): Mail {
  const where =
    origin === 'network'
      ? `Somebody typed ten wrong passwords or codes for your account, so we locked that network out of it for ${minutes} minutes. Devices you have signed in with before still work.`
      : `Somebody who is signed in to your account typed ten wrong passwords or codes, so we paused password prompts in that session for ${minutes} minutes. If it was not you, end the session under My Profile and change your password.`;
  return toPerson(person, 'Too many wrong passwords', [where, guessAdvice]);
}

export function guessedMail(person: Person): Mail {
  return toPerson(person, 'Too many wrong passwords', [
    'Somebody typed ten wrong passwords or codes for your account, on a device you have signed in with before. From now on we allow one try a minute there.',
    guessAdvice,
  ]);
}

export function pausedMail(person: Person): Mail {
  return toPerson(person, 'We paused sign-ins from new devices', [
    'Somebody is guessing your password from many places: a hundred wrong ones within an hour. For the next hour nobody can sign in to your account with a new device. Devices you have signed in with before still work.',
    'To sign in with a new device at once, choose "Forgot password?" and set a new password.',
    guessAdvice,
  ]);
}

export function factorAddedMail(person: Person, what: string): Mail {
  return toPerson(person, 'A second factor was added to your account', [
    `your ${what} was added. From now on signing in asks for a second factor besides your password, or for a passkey. Keep your recovery codes where you find them without your phone.`,
    `If it was not you, ${changeIt}`,
  ]);
}

/** `isProtected`: another factor is left. */
export function factorRemovedMail(person: Person, what: string, isProtected: boolean): Mail {
  return toPerson(person, 'A second factor was removed from your account', [
    isProtected
      ? `your ${what} was removed. Your other second factors still protect your account.`
      : `your ${what} was removed. From now on your password alone is enough to sign in.`,
    `If it was not you, ${changeIt}`,
  ]);
}

export function newRecoveryCodesMail(person: Person): Mail {
  return toPerson(person, 'You have new recovery codes', [
    'new recovery codes were made for your account. The old ones stopped working.',
    `If it was not you, ${changeIt}`,
  ]);
}

export function lostFactorMail(person: Person, link: string): Mail {
  return toPerson(person, 'Somebody asked to remove your second factor', [
    'somebody who knows your password asked us to remove the second factor of your account. We check who it is. If we approve it, your second factor goes 72 hours after that, and we email you before.',
    'If it was not you, cancel it with this link:',
    link,
    `Then ${changeIt}`,
  ]);
}

/** `effectiveAt` is null for a request that was refused. */
export function factorResetDecidedMail(person: Person, effectiveAt: Date | null): Mail {
  if (!effectiveAt) {
    return toPerson(person, 'Your second factor stays', [
      'we could not make sure that it was you who asked to remove the second factor of your account, so nothing changes.',
    ]);
  }
  const when = `${effectiveAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return toPerson(person, 'Your second factor will be removed in 72 hours', [
    `we approved the request to remove the second factor of your account. It goes on ${when}. Signing in with your second factor before then cancels it.`,
    'If it was not you, use the link in our first email to cancel it, and change your password now.',
  ]);
}

export function factorsGoneMail(person: Person): Mail {
  return toPerson(person, 'Your second factor was removed', [
    'the second factors of your account were removed on request, and every device was signed out. Sign in with your password, and set up a new one under My Profile.',
    `If it was not you, ${changeIt}`,
  ]);
}

function toPerson(
  { email, fullName }: Person,
  subject: string,
  paragraphs: readonly string[],
): Mail {
  const body = [`Hello ${fullName},`, ...paragraphs, 'Counter\n'].join('\n\n');
  return { to: email, subject, body };
}
