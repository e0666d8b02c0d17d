import type { MailSubscription } from '@counter/contract/notifications';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { noteSettingChange } from '../settings/index.ts';
import {
  findRecipientByToken,
  updateSubscription as updateRow,
  type RecipientRow,
} from './recipients.repository.ts';
import { record } from './recipients.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Returns the unsubscribe page's address. It needs no sign-in. */
export function unsubscribeUrl(
  publicUrl: string,
  { storeId }: Pick<StoreScope, 'storeId'>,
  { token }: Pick<RecipientRow, 'token'>,
): string {
  return `${publicUrl}/unsubscribe/${storeId}-${token}`;
}

/**
 * Returns the subscription of a link. @throws ProblemError NOT_FOUND if the address was removed.
 */
export async function findSubscription(
  { db }: Platform,
  linkToken: string,
): Promise<MailSubscription> {
  const { storeId, secret } = partsOf(linkToken);
  const row = await findRecipientByToken(db, storeId, secret);
  if (!row) throw deadLink();
  return toSubscription(await scopeForSystem(db, storeId, 'Link in a mail'), row);
}

/**
 * Unsubscribes or resubscribes the address that a link belongs to. A repeat changes nothing.
 * @throws ProblemError NOT_FOUND if the address was removed.
 */
export async function updateSubscription(
  { db, act }: Platform,
  linkToken: string,
  subscribed: boolean,
): Promise<MailSubscription> {
  const { storeId, secret } = partsOf(linkToken);
  if (!(await findRecipientByToken(db, storeId, secret))) throw deadLink();
  const scope = await scopeForSystem(db, storeId, 'Link in a mail');
  return act(scope, async (work) => {
    const row = await findRecipientByToken(work.tx, storeId, secret);
    if (!row) throw deadLink();
    const changed = await updateRow(work.tx, scope, { ...row, subscribed, at: work.at });
    if (changed) {
      record(work, subscribed ? 'recipient.subscribe' : 'recipient.unsubscribe', row);
      if (row.kind === 'STATEMENT') await noteSettingChange(work, 'statements');
    }
    const unsubscribedAt = subscribed ? null : (row.unsubscribedAt ?? work.at);
    return toSubscription(scope, { ...row, unsubscribedAt });
  });
}

function toSubscription({ storeName }: StoreScope, row: RecipientRow): MailSubscription {
  const { kind, email, unsubscribedAt } = row;
  return { storeName, kind, email, subscribed: unsubscribedAt === null };
}

/** The link names the store, so that the secret is looked up in that store only. */
function partsOf(linkToken: string) {
  const [, storeId, secret] = /^(\d{1,15})-([\w-]{40,50})$/.exec(linkToken) ?? [];
  if (storeId === undefined || secret === undefined) {
    throw new ProblemError('NOT_FOUND', 'Part of it may be missing. Open it from the email again.');
  }
  return { storeId: Number(storeId), secret };
}

function deadLink(): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    "The store already removed this address, so you won't get these emails.",
  );
}
