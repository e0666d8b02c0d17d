import type { Role } from '@counter/contract/shared';
import { roleWords } from '@counter/contract/team';
import type { Mail } from '../../platform/clients/mail/letter.ts';

type Person = { readonly email: string; readonly fullName: string };

type Invited = {
  readonly email: string;
  readonly role: Role;
  readonly storeName: string;
  readonly invitedBy: string;
  readonly link: string;
};

/** The greeting names nobody: all that is known is an address. */
export function invitationMail({ email, role, storeName, invitedBy, link }: Invited): Mail {
  const { name, may } = roleWords[role];
  return {
    to: email,
    subject: `${invitedBy} invites you to ${storeName}`,
    body: `Hello,

${invitedBy} asks you to join the team of ${storeName} at Counter, as: ${name}. ${may}

Accept with this link within 72 hours:

${link}

If you do not know ${invitedBy} or ${storeName}, you need not do anything: without the link nothing happens.

Counter
`,
  };
}

export function roleChangedMail(
  person: Person,
  { storeName, role, by }: { readonly storeName: string; readonly role: Role; readonly by: string },
): Mail {
  const { name, may } = roleWords[role];
  return toPerson(person, `Your role in ${storeName} is ${name} now`, [
    `${by} has changed your role in ${storeName} to: ${name}. ${may}`,
    'If you think that is a mistake, ask an owner of the store.',
  ]);
}

export function removedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return toPerson(person, `You are no longer in the team of ${storeName}`, [
    `${by} has taken you off the team of ${storeName}. From now on you see nothing of the store and change nothing there. Your account stays yours.`,
    'If you think that is a mistake, ask an owner of the store.',
  ]);
}

export function secondFactorDemandedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return toPerson(person, `${storeName} asks for your second factor`, [
    `${by} demands a second factor of everybody in the team of ${storeName}. You have none yet, so the store is closed to you until you switch yours on.`,
    'It takes two minutes and an authenticator app on your phone: open the store, and you are led through it.',
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
