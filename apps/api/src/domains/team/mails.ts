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

${invitedBy} invited you to join the team of ${storeName} on Counter as ${name}. ${may}

Accept with this link within 72 hours:

${link}

If you do not know ${invitedBy} or ${storeName}, ignore this email. Nothing happens without the link.

Counter
`,
  };
}

export function roleChangedMail(
  person: Person,
  { storeName, role, by }: { readonly storeName: string; readonly role: Role; readonly by: string },
): Mail {
  const { name, may } = roleWords[role];
  return toPerson(person, `Your role in ${storeName} is now ${name}`, [
    `${by} changed your role in ${storeName} to ${name}. ${may}`,
    'If you think this is a mistake, ask an owner of the store.',
  ]);
}

export function removedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return toPerson(person, `You're no longer on the team of ${storeName}`, [
    `${by} removed you from the team of ${storeName}. You can no longer see or change anything there. You keep your account.`,
    'If you think this is a mistake, ask an owner of the store.',
  ]);
}

export function secondFactorDemandedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return toPerson(person, `${storeName} asks for your second factor`, [
    `${by} now requires a second factor for everyone on the team of ${storeName}. You don't have one yet, so set it up to open the store.`,
    'It takes two minutes and an authenticator app on your phone: open the store and follow the steps.',
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
