import type { MailKind } from '@counter/contract/notifications';
import type { Db, Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type RecipientRow = {
  readonly kind: MailKind;
  readonly email: string;
  readonly token: string;
  readonly addedAt: Date;
  readonly subscribedAt: Date;
  readonly unsubscribedAt: Date | null;
};

const columns = ['kind', 'email', 'token', 'addedAt', 'subscribedAt', 'unsubscribedAt'] as const;

/** Returns a store's recipients, including unsubscribed ones, in the order they were added. */
export async function findRecipientRows(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<RecipientRow[]> {
  return db
    .selectFrom('mailRecipients')
    .where('storeId', '=', storeId)
    .orderBy('addedAt')
    .orderBy('email')
    .select(columns)
    .execute();
}

/** Returns the recipient that an unsubscribe link belongs to. */
export async function findRecipientByToken(
  db: Db | Tx,
  storeId: number,
  token: string,
): Promise<RecipientRow | undefined> {
  return db
    .selectFrom('mailRecipients')
    .where('storeId', '=', storeId)
    .where('token', '=', token)
    .select(columns)
    .executeTakeFirst();
}

type Which = Pick<RecipientRow, 'kind' | 'email'>;

/** Adds an address that is not listed yet. */
export async function createRecipient(
  tx: Tx,
  { storeId }: StoreScope,
  added: Which & {
    readonly token: string;
    readonly at: Date;
    /** The team member with this address, if their mails end when they leave the team. */
    readonly memberId?: number | null;
  },
): Promise<void> {
  const { kind, email, token, at, memberId = null } = added;
  const row = { addedAt: at, subscribedAt: at, unsubscribedAt: null, memberId };
  await tx
    .insertInto('mailRecipients')
    .values({ storeId, kind, email, token, ...row })
    .execute();
}

/** Unsubscribes or resubscribes an address; returns true if that changed anything. */
export async function updateSubscription(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, email, subscribed, at }: Which & { readonly subscribed: boolean; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mailRecipients')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('unsubscribedAt', subscribed ? 'is not' : 'is', null)
    .set(subscribed ? { unsubscribedAt: null, subscribedAt: at } : { unsubscribedAt: at })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a recipient; returns true if the address was on the list. */
export async function deleteRecipient(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, email }: Which,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mailRecipients')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
