import type { ChatKind, ChatService } from '@counter/contract/integrations';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db, Tx } from '../integrations.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

const columns = [
  'storeId',
  'service',
  'address',
  'kinds',
  'connectedAt',
  'turnedOffAt',
  'lastSentAt',
  'failure',
] as const;

/** Finds a store's chat; undefined without one. */
export async function findChat(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('teamChats')
    .where('storeId', '=', storeId)
    .select(columns)
    .executeTakeFirst();
}

/** Returns those of the stores that have an active channel. */
export async function findStoresWithChat(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('teamChats')
    .where('storeId', '=', anyOf(storeIds))
    .where('turnedOffAt', 'is', null)
    .select('storeId')
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

export type ChatRow = Awaited<ReturnType<typeof findChat>> & object;

type Connection = {
  readonly service: ChatService;
  readonly address: Buffer;
  readonly kinds: readonly ChatKind[];
  readonly connectedAt: Date;
};

/** Connects a channel and replaces an earlier one. */
export async function saveChat(
  tx: Tx,
  { storeId }: StoreScope,
  connection: Connection,
): Promise<void> {
  const fresh = { ...connection, turnedOffAt: null, lastSentAt: null, failure: null };
  await tx
    .insertInto('teamChats')
    .values({ storeId, ...fresh })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet(fresh))
    .execute();
}

type ChatChange = {
  readonly kinds?: readonly ChatKind[];
  readonly turnedOffAt?: Date;
  readonly lastSentAt?: Date;
  readonly failure?: string | null;
};

export async function updateChat(
  db: Db | Tx,
  { storeId }: StoreScope,
  change: ChatChange,
): Promise<void> {
  await db.updateTable('teamChats').where('storeId', '=', storeId).set(change).execute();
}

export async function deleteChat(tx: Tx, { storeId }: Pick<StoreScope, 'storeId'>): Promise<void> {
  await tx.deleteFrom('teamChats').where('storeId', '=', storeId).execute();
}

/** Deletes the chats of several stores. */
export async function deleteChats(tx: Tx, storeIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('teamChats').where('storeId', 'in', storeIds).execute();
}
