import type { Mail } from '../../platform/mail/queue-mail.ts';
import type { UserRow } from './users.repository.ts';

type Person = Pick<UserRow, 'email' | 'full_name'>;

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

If you did not sign up at Counter, you need not do anything: without the link nothing happens.

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

export function passwordChangedMail(person: Person): Mail {
  return toPerson(person, 'Your password was changed', [
    'the password of your account was changed, and every other device was signed out.',
    `If it was not you, ${changeIt}`,
  ]);
}

export function lockedMail(person: Person, minutes: number): Mail {
  return toPerson(person, 'Your account is locked for a while', [
    `somebody failed to log in to your account ten times, so it is locked for ${minutes} minutes.`,
    'If it was you, wait until then, or choose "Forgot password?" to set a new password at once. If it was not you, the lock has kept them out; a second factor (My Profile) would keep them out for good.',
  ]);
}

export function secondFactorOnMail(person: Person): Mail {
  return toPerson(person, 'The second factor is on', [
    'from now on, logging in asks for a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
    `If it was not you, ${changeIt}`,
  ]);
}

export function secondFactorOffMail(person: Person): Mail {
  return toPerson(person, 'The second factor is off', [
    'from now on, your password alone is enough to log in.',
    `If it was not you, ${changeIt}`,
  ]);
}

function toPerson(
  { email, full_name: fullName }: Person,
  subject: string,
  paragraphs: readonly string[],
): Mail {
  const body = [`Hello ${fullName},`, ...paragraphs, 'Counter\n'].join('\n\n');
  return { to: email, subject, body };
}
