import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from './owners.repository.ts';

type Facts = {
  readonly storeName: string;
  readonly timeZone: string;
  readonly reason: string;
  readonly until: Date | null;
  /** The address of the store's dashboard. */
  readonly dashboard: string;
};

/** Tells an owner that the marketplace takes no orders for the store, why, and until when. */
export function suspendedMail(facts: Facts, owner: OwnerRow): Mail {
  const { storeName, reason, dashboard } = facts;
  const end = facts.until
    ? `until ${writtenTime(facts.until, facts.timeZone, owner)}. It takes no new orders until then.`
    : 'until further notice. It takes no new orders meanwhile.';
  const lines = [
    `The marketplace has suspended ${storeName} ${end}`,
    `The reason: ${reason}`,
    `Orders that are already open can still be finished:\n\n${dashboard}`,
    'If you think that this is a mistake, write to the staff of the marketplace and name the store.',
  ];
  return letter(owner, `${storeName} is suspended`, lines);
}

/** Tells an owner that a suspension was ended before its time, and what it had been for. */
export function liftedMail(facts: Facts, owner: OwnerRow): Mail {
  const { storeName, reason, dashboard } = facts;
  const end = facts.until
    ? ` It would have ended on ${writtenTime(facts.until, facts.timeZone, owner)}.`
    : '';
  const lines = [
    `The marketplace has lifted the suspension of ${storeName}: it takes orders again whenever it is open.`,
    `The reason had been: ${reason}${end}`,
    `See that it is open:\n\n${dashboard}`,
  ];
  return letter(owner, `${storeName} takes orders again`, lines);
}
