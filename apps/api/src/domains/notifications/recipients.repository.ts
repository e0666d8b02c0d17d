import type { NoticeKind, PerformanceKind } from '@counter/contract/notifications';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type RecipientRow = {
  readonly kind: NoticeKind;
  readonly email: string;
  readonly token: string;
  readonly addedAt: Date;
  readonly subscribedAt: Date;
  readonly unsubscribedAt: Date | null;
};

const columns = [
  'kind',
  'email',
  'token',
  'added_at as addedAt',
  'subscribed_at as subscribedAt',
  'unsubscribed_at as unsubscribedAt',
] as const;

/** Everybody who is mailed about a store, or was until they unsubscribed, in the order they were added. */
export async function findRecipientRows(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<RecipientRow[]> {
  return db
    .selectFrom('mail_recipients')
    .where('store_id', '=', storeId)
    .orderBy('added_at')
    .orderBy('email')
    .select(columns)
    .execute();
}

/** The one whom a link belongs to. */
export async function findRecipientByToken(
  db: Db | Tx,
  storeId: number,
  token: string,
): Promise<RecipientRow | undefined> {
  return db
    .selectFrom('mail_recipients')
    .where('store_id', '=', storeId)
    .where('token', '=', token)
    .select(columns)
    .executeTakeFirst();
}

type Which = Pick<RecipientRow, 'kind' | 'email'>;

/** Adds an address that is not on the list yet. */
export async function createRecipient(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, email, token, at }: Which & { readonly token: string; readonly at: Date },
): Promise<void> {
  const row = { added_at: at, subscribed_at: at, unsubscribed_at: null };
  await tx
    .insertInto('mail_recipients')
    .values({ store_id: storeId, kind, email, token, ...row })
    .execute();
}

/** Ends the mails to an address from an instant on, or renews them; answers whether that was news. */
export async function updateSubscription(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, email, subscribed, at }: Which & { readonly subscribed: boolean; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_recipients')
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('unsubscribed_at', subscribed ? 'is not' : 'is', null)
    .set(subscribed ? { unsubscribed_at: null, subscribed_at: at } : { unsubscribed_at: at })
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
    .deleteFrom('mail_recipients')
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes changes to the list of one store wait for each other. */
export async function lockList(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await tx
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .forNoKeyUpdate()
    .select('store_id')
    .execute();
}

/** The approved stores that have somebody to mail their performance to. */
export async function findReportingStores(
  db: Db,
  kinds: readonly PerformanceKind[],
): Promise<{ readonly storeId: number; readonly timeZone: string }[]> {
  return db
    .selectFrom('stores')
    .where('approved', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('mail_recipients')
          .whereRef('mail_recipients.store_id', '=', 'stores.id')
          .where('mail_recipients.kind', 'in', kinds)
          .where('mail_recipients.unsubscribed_at', 'is', null)
          .select(sql`1`.as('one')),
      ),
    )
    .orderBy('id')
    .select(['id as storeId', 'time_zone as timeZone'])
    .execute();
}
