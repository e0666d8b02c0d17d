import { sql } from 'kysely';
import type { KeyScope } from '@counter/contract/registry';
import type { Owner } from './in-log.ts';
import type { Db, Tx } from './integrations.tables.ts';

/** A key without its secret, which is stored only as a hash. */
export type ApiKeyRow = {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Null for all stores. */
  readonly storeIds: readonly number[] | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly lastUsedAt: Date | null;
  readonly previousUntil: Date | null;
  readonly endedAt: Date | null;
};

const columns = [
  'id',
  'name',
  'scopes',
  'storeIds',
  'createdAt',
  'createdBy',
  'lastUsedAt',
  'previousUntil',
  'endedAt',
] as const;

const ownedBy = (storeId: number) => sql<boolean>`store_ids = array[${storeId}::bigint]`;

/**
 * Lists the keys that belong to a store, or all keys for null: active ones first, each group by name. Excludes keys
 * that ended before `endedSince`.
 */
export async function findApiKeys(
  db: Db,
  { owner, endedSince }: { readonly owner: Owner; readonly endedSince: Date },
): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('apiKeys')
    .$if(owner !== null, (query) => query.where(ownedBy(owner ?? 0)))
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>=', endedSince)]))
    .orderBy(sql`ended_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .select(columns)
    .execute();
}

/** Counts the active keys for this store alone. */
export async function countStoreKeys(tx: Tx, storeId: number): Promise<number> {
  const { keys } = await tx
    .selectFrom('apiKeys')
    .where(ownedBy(storeId))
    .where('endedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow();
  return keys;
}

/** Finds a key of a store, or of any store for null, active or ended. */
export async function findKey(
  db: Db | Tx,
  id: number,
  owner: Owner,
): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('apiKeys')
    .where('id', '=', id)
    .$if(owner !== null, (query) => query.where(ownedBy(owner ?? 0)))
    .select(columns)
    .executeTakeFirst();
}

type NewKey = Pick<ApiKeyRow, 'name' | 'scopes' | 'storeIds' | 'createdAt' | 'createdBy'> & {
  readonly keyHash: Buffer;
};

export async function insertApiKey(tx: Tx, key: NewKey): Promise<number> {
  const { id } = await tx
    .insertInto('apiKeys')
    .values({ ...key, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the secret of an active key. Returns false if it has ended meanwhile. */
export async function replaceSecret(
  tx: Tx,
  id: number,
  { keyHash, previousUntil }: { readonly keyHash: Buffer; readonly previousUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('apiKeys')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .set((eb) => ({ keyHash, previousHash: eb.ref('keyHash'), previousUntil }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a key. Returns false if it has already ended. */
export async function markEnded(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('apiKeys')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves when a key was last used, unless a concurrent call just did. */
export async function updateLastUsed(
  db: Db,
  id: number,
  { at, longAgo }: { readonly at: Date; readonly longAgo: Date },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', longAgo)]))
    .set({ lastUsedAt: at })
    .execute();
}

type NamedStore = { readonly id: number; readonly name: string; readonly storeUrl: string };

/** Finds stores by their IDs or their URL names. */
export async function findNamedStores(
  db: Db,
  by: { readonly ids: readonly number[] } | { readonly storeUrls: readonly string[] },
): Promise<NamedStore[]> {
  const wanted =
    'ids' in by
      ? sql<boolean>`id = any(${[...by.ids]}::bigint[])`
      : sql<boolean>`store_url = any(${[...by.storeUrls]}::text[])`;
  return db
    .selectFrom('published.stores')
    .where(wanted)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'storeUrl'])
    .execute();
}
