import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from '../store/index.ts';

type Facts = {
  readonly storeName: string;
  /** The name of the person who changed it. */
  readonly by: string;
  /** The URL of the page to choose a new password. */
  readonly newPassword: string;
};

type Change = Omit<Facts, 'newPassword'> & {
  readonly timeZone: string;
  readonly until: Date;
  readonly link: string;
  /** Masked except for the last four characters. */
  readonly former: string;
  readonly present: string;
};

/** Builds the mail to an owner that the bank account was changed, with a link to cancel that. */
export function bankChangedMail(change: Change, owner: OwnerRow): Mail {
  const { storeName, by, former, present, link } = change;
  const until = writtenTime(change.until, change.timeZone, owner);
  return letter(owner, `The bank account of ${storeName} was changed`, [
    `${by} changed the bank account of ${storeName} from ${former} to ${present}.`,
    `We won't pay to the new account until ${until}. We hold the store's earnings until then.`,
    "If this is right, you don't need to do anything. If not, cancel the change with this link. It works once, until then:",
    button('Cancel the change', link),
    `Payouts then go to the previous account again, and ${by} is signed out everywhere.`,
  ]);
}

/** Builds the mail to an owner that a part of the store's legal details was changed or submitted. */
export function partSavedMail({ what, ...facts }: Facts & { what: string }, owner: OwnerRow): Mail {
  const { storeName, by, newPassword } = facts;
  return letter(owner, `The ${what} of ${storeName} was changed`, [
    `${by} changed the ${what} of ${storeName}. The marketplace will check it again.`,
    `If this is right, you don't need to do anything. If not, ask ${by}, correct it under Settings, Bank Account, and contact the marketplace.`,
    `If someone else used ${by}'s account, a new password keeps them out:`,
    button('Choose a new password', newPassword),
  ]);
}

/** Builds the mail to an owner that the previous bank account was restored. */
export function bankChangeCancelledMail(
  { names, ...facts }: Omit<Facts, 'by'> & { names: readonly string[] },
  owner: OwnerRow,
): Mail {
  const { storeName, newPassword } = facts;
  const who = names.join(' and ');
  return letter(owner, `${storeName} uses its previous bank account again`, [
    `The bank account change of ${storeName} was cancelled with the link in our email. Payouts go to the previous account.`,
    `We signed out ${who}, whose account made the change, everywhere. If it was someone else, they know the password. Choose a new one now:`,
    button('Choose a new password', newPassword),
  ]);
}
