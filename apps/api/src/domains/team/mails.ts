import type { Role } from '@counter/contract/shared';
import { roleWords } from '@counter/contract/team';
import { letter, letterToAddress, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';

type Person = { readonly email: string; readonly fullName: string };

type Invited = {
  readonly email: string;
  readonly role: Role;
  readonly storeName: string;
  readonly invitedBy: string;
  readonly link: string;
};

/** Builds the mail of an invitation. It greets nobody by name, because only the address is known. */
export function invitationMail({ email, role, storeName, invitedBy, link }: Invited): Mail {
  const { name, may } = roleWords[role];
  return letterToAddress(email, `${invitedBy} invites you to ${storeName}`, [
    `${invitedBy} invited you to join the team of ${storeName} on Counter as ${name}. You can ${may}.`,
    'Accept with this link within 72 hours:',
    button('Accept the invitation', link),
    `If you do not know ${invitedBy} or ${storeName}, ignore this email. Nothing happens without the link.`,
  ]);
}

export function roleChangedMail(
  person: Person,
  { storeName, role, by }: { readonly storeName: string; readonly role: Role; readonly by: string },
): Mail {
  const { name, may } = roleWords[role];
  return letter(person, `Your role in ${storeName} is now ${name}`, [
    `${by} changed your role in ${storeName} to ${name}. You can ${may}.`,
    'If you think this is a mistake, ask an owner of the store.',
  ]);
}

export function removedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return letter(person, `You're no longer on the team of ${storeName}`, [
    `${by} removed you from the team of ${storeName}. You can no longer see or change anything there. You keep your account.`,
    'If you think this is a mistake, ask an owner of the store.',
  ]);
}

export function secondFactorDemandedMail(
  person: Person,
  { storeName, by }: { readonly storeName: string; readonly by: string },
): Mail {
  return letter(person, `${storeName} asks for your second factor`, [
    `${by} now requires a second factor for everyone on the team of ${storeName}. You don't have one yet, so set it up to open the store.`,
    'It takes two minutes and an authenticator app on your phone: open the store and follow the steps.',
  ]);
}
