import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from './owners.repository.ts';

type Facts = {
  readonly storeName: string;
  readonly timeZone: string;
  /** The name of the operator. */
  readonly by: string;
  readonly reason: string;
  readonly until: Date;
  readonly publicUrl: string;
};

/** Builds the mail to an owner that an operator views the store as its owner. */
export function ownerViewMail(facts: Facts, owner: OwnerRow): Mail {
  const { storeName, timeZone, by, reason, until, publicUrl } = facts;
  return letter(owner, `The marketplace is viewing ${storeName}`, [
    `${by} from the marketplace can see ${storeName} as you do until ${writtenTime(until, timeZone, owner)}.`,
    `Reason: ${reason}`,
    "They can't change or send anything. They don't see your bank account, or contact details of your customers and staff.",
    'Your audit log shows when they started and ended:',
    button('Open the audit log', `${publicUrl}/dashboard/settings/audit-log`),
    "If you didn't ask for help and don't know why, contact the marketplace.",
  ]);
}
