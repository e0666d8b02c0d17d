import type { Tx } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Work } from '../../platform/events/work.ts';
import { findFormerEmails } from '../auth/index.ts';
import { findOwners, type OwnerRow } from '../store/index.ts';
import type { Mail } from '../../platform/clients/mail/letter.ts';

/** An attacker may have changed an owner's email first, so the previous address is notified for this long as well. */
const rememberedMs = 7 * 24 * 60 * 60 * 1000;

/** Mails every owner of the store at their current address and at any they used in the last week. */
export async function notifyOwners(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  mailFor: (owner: OwnerRow) => Mail,
): Promise<void> {
  const owners = await findOwners(tx, [scope.storeId]);
  for (const owner of await atAllAddresses(tx, owners, at)) {
    await queueMail(tx, at, mailFor(owner));
  }
}

async function atAllAddresses(
  tx: Tx,
  owners: readonly OwnerRow[],
  at: Date,
): Promise<readonly OwnerRow[]> {
  const since = new Date(at.getTime() - rememberedMs);
  const userIds = owners.map(({ userId }) => userId);
  const former = await findFormerEmails(tx, userIds, since);
  return owners.flatMap((owner) => {
    const own = former.filter(({ userId }) => userId === owner.userId);
    const emails = new Set([owner.email, ...own.map(({ email }) => email)]);
    return [...emails].map((email) => ({ ...owner, email }));
  });
}
