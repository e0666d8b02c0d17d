import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Work } from '../../platform/events/work.ts';
import { findOwners, type OwnerRow } from './owners.repository.ts';
import type { Mail } from '../../platform/clients/mail/letter.ts';

/** Queues a mail to every owner of the store, in the current transaction. */
export async function mailOwners(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  write: (owner: OwnerRow) => Mail,
): Promise<void> {
  for (const owner of await findOwners(tx, [scope.storeId])) await queueMail(tx, at, write(owner));
}
