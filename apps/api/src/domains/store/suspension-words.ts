import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from './owners.repository.ts';

type Facts = {
  readonly storeName: string;
  readonly timeZone: string;
  readonly reason: string;
  readonly until: Date | null;
  /** The URL of the store's dashboard. */
  readonly dashboard: string;
};

/** Builds the mail to an owner that the store was suspended, why and until when. */
export function suspendedMail(facts: Facts, owner: OwnerRow): Mail {
  const { storeName, reason, dashboard } = facts;
  const end = facts.until
    ? `until ${writtenTime(facts.until, facts.timeZone, owner)}. It can't take new orders until then.`
    : "until further notice. It can't take new orders until we lift the suspension.";
  const lines = [
    `The marketplace suspended ${storeName} ${end}`,
    `Reason: ${reason}`,
    'You can still finish open orders:',
    button('Open the store', dashboard),
    'If you think this is a mistake, contact the marketplace and name the store.',
  ];
  return letter(owner, `${storeName} is suspended`, lines);
}

/** Builds the mail to an owner that a suspension was lifted early, with its reason. */
export function liftedMail(facts: Facts, owner: OwnerRow): Mail {
  const { storeName, reason, dashboard } = facts;
  const end = facts.until
    ? ` It would have ended on ${writtenTime(facts.until, facts.timeZone, owner)}.`
    : '';
  const lines = [
    `The marketplace lifted the suspension of ${storeName}. It can take orders again during its hours.`,
    `The reason was: ${reason}${end}`,
    button('Check that your store is open', dashboard),
  ];
  return letter(owner, `${storeName} takes orders again`, lines);
}
