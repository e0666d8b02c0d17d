import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from '../store/index.ts';

type Facts = {
  readonly storeName: string;
  /** The person who changed it. */
  readonly by: string;
  /** The address of the page to choose a new password. */
  readonly newPassword: string;
};

type Change = Omit<Facts, 'newPassword'> & {
  readonly timeZone: string;
  readonly until: Date;
  readonly link: string;
  /** Hidden but for the last four characters. */
  readonly former: string;
  readonly present: string;
};

/** Tells an owner that payouts are to go to another account, and how to cancel that. */
export function bankChangedMail(change: Change, owner: OwnerRow): Mail {
  const { storeName, by, former, present, link } = change;
  const until = writtenTime(change.until, change.timeZone, owner.dateLanguage);
  return letter(owner, `The bank account of ${storeName} was changed`, [
    `${by} gave another bank account for ${storeName}. It was ${former} and is ${present} now.`,
    `Nothing is paid to the new account until ${until}. What the store earns is kept for then.`,
    'If this is right, you need not do anything. If it is not, cancel the change with this link. It works until then, and once:',
    link,
    `The account from before is used again then, and ${by} is signed out everywhere.`,
  ]);
}

/** Tells an owner that a part of what stands for the store in law was changed or handed in. */
export function partSavedMail({ what, ...facts }: Facts & { what: string }, owner: OwnerRow): Mail {
  const { storeName, by, newPassword } = facts;
  return letter(owner, `The ${what} of ${storeName} was changed`, [
    `${by} changed the ${what} of ${storeName}. The marketplace checks it again.`,
    `If this is right, you need not do anything. If it is not, ask ${by}, put it right under Settings, Bank Account, and write to the staff of the marketplace.`,
    `If somebody else acted in the name of ${by}, a new password keeps them out:`,
    newPassword,
  ]);
}

/** Tells an owner that the account from before is used again. */
export function bankChangeCancelledMail(
  { names, ...facts }: Omit<Facts, 'by'> & { names: readonly string[] },
  owner: OwnerRow,
): Mail {
  const { storeName, newPassword } = facts;
  const who = names.join(' and ');
  return letter(owner, `The bank account of ${storeName} is the one from before again`, [
    `The change of the bank account of ${storeName} was cancelled with the link in our mail. Payouts go to the account from before.`,
    `${who}, in whose name it was changed, was signed out everywhere. If that was somebody else, they know the password: choose a new one now.`,
    newPassword,
  ]);
}
