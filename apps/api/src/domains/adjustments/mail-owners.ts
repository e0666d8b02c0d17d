import { queueMail, type Mail } from '../../platform/mail/queue-mail.ts';
import type { Work } from '../../platform/work.ts';
import { findOwners } from '../store/index.ts';

type Owner = Awaited<ReturnType<typeof findOwners>>[number];

/** Writes a mail to every owner of the store, in the transaction of what it is about. */
export async function mailOwners(
  { tx, scope, at }: Work,
  write: (owner: Owner) => Mail,
): Promise<void> {
  for (const owner of await findOwners(tx, [scope.storeId])) await queueMail(tx, at, write(owner));
}
