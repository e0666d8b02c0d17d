import { maxStoreKeys, type ApiKey, type MadeApiKey } from '@counter/contract/integrations';
import type { KeyScope } from '@counter/contract/registry';
import { hourMs } from '@counter/contract/shared';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { AuditEntry } from '../../platform/events/work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Integration } from '../../platform/tenancy/signed-in.ts';
import {
  countStoreKeys,
  findApiKeys,
  findKey,
  findNamedStores,
  insertApiKey,
  markEnded,
  replaceSecret,
  updateLastUsed,
  type ApiKeyRow,
} from './api-keys.repository.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inLogOf, type Author, type Owner, type OwnedWork } from './in-log.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'act'>;

const endedShownMs = 30 * 24 * hourMs;

/** Lists the keys of a store, or all keys: active ones, and those that ended in the last 30 days. */
export async function listApiKeys(db: Db, owner: Owner, now: Date): Promise<{ keys: ApiKey[] }> {
  const endedSince = new Date(now.getTime() - endedShownMs);
  const rows = await findApiKeys(db, { owner, endedSince });
  const ids = new Set(rows.flatMap(({ storeIds }) => storeIds ?? []));
  const stores = await findNamedStores(db, { ids: [...ids] });
  return { keys: rows.map((row) => toApiKey(row, stores, now)) };
}

function toApiKey(
  { storeIds, createdAt, lastUsedAt, previousUntil, endedAt, ...row }: ApiKeyRow,
  stores: NonNullable<ApiKey['stores']>,
  now: Date,
): ApiKey {
  const overlaps = previousUntil !== null && previousUntil > now && endedAt === null;
  return {
    ...row,
    scopes: [...row.scopes],
    stores: storeIds && stores.filter(({ id }) => storeIds.includes(id)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    previousUntil: overlaps ? previousUntil.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Returns the owner of a key. A key for a single store belongs to that store. */
function ownerOf(storeIds: readonly number[] | null): Owner {
  return storeIds?.length === 1 ? (storeIds[0] ?? null) : null;
}

function audit(
  { owner, audit: write }: OwnedWork,
  step: 'create' | 'rotate' | 'end',
  entry: Omit<AuditEntry, 'action' | 'entity'>,
): void {
  const action = owner === null ? (`api_key.${step}` as const) : (`store_key.${step}` as const);
  write({ ...entry, action, entity: 'api_key' });
}

type Wanted = {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Null for all stores. */
  readonly storeIds: readonly number[] | null;
};

/**
 * Creates an API key. Only its hash is stored, so the key is returned only this once.
 * @throws ProblemError CONFLICT if the store has too many keys
 */
export async function createApiKey(
  parts: Parts,
  author: Author,
  { name, scopes, storeIds }: Wanted,
): Promise<MadeApiKey> {
  const key = createSecret();
  return inLogOf(parts, author, ownerOf(storeIds), async (work) => {
    const { tx, at, owner } = work;
    if (owner !== null && (await countStoreKeys(tx, owner)) >= maxStoreKeys) throw tooManyKeys();
    const made = { name, scopes, storeIds, keyHash: hashSecret(key) };
    const id = await insertApiKey(tx, { ...made, createdAt: at, createdBy: author.actor.name });
    audit(work, 'create', { entityId: id, after: { name, scopes, ...(storeIds && { storeIds }) } });
    return { id, key };
  });
}

type Rotation = { readonly id: number; readonly overlapHours: number };

/**
 * Gives a key a new secret, returned only this once. The old secret works for the overlap; an even older one stops
 * working.
 * @throws ProblemError NOT_FOUND
 */
export async function rotateApiKey(
  parts: Parts,
  author: Author,
  owner: Owner,
  { id, overlapHours }: Rotation,
): Promise<MadeApiKey> {
  const { name, storeIds } = await keyOf(parts, id, owner);
  const key = createSecret();
  return inLogOf(parts, author, ownerOf(storeIds), async (work) => {
    const { tx, at } = work;
    const previousUntil = new Date(at.getTime() + overlapHours * hourMs);
    if (!(await replaceSecret(tx, id, { keyHash: hashSecret(key), previousUntil })))
      throw noSuchKey(id);
    audit(work, 'rotate', { entityId: id, subject: name, after: { overlapHours } });
    return { id, key };
  });
}

/**
 * Ends an API key at once and returns its name.
 * @throws ProblemError NOT_FOUND
 */
export async function endApiKey(
  parts: Parts,
  author: Author,
  owner: Owner,
  id: number,
): Promise<string> {
  const { name, storeIds } = await keyOf(parts, id, owner);
  return inLogOf(parts, author, ownerOf(storeIds), async (work) => {
    const { tx, at } = work;
    if (!(await markEnded(tx, id, at))) throw noSuchKey(id);
    audit(work, 'end', { entityId: id, before: { name } });
    return name;
  });
}

async function keyOf({ db }: Parts, id: number, owner: Owner): Promise<ApiKeyRow> {
  const key = await findKey(db, id, owner);
  if (!key) throw noSuchKey(id);
  return key;
}

function noSuchKey(id: number): ProblemError {
  return new ProblemError('NOT_FOUND', `No API key with the number ${id} is in use.`);
}

function tooManyKeys(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    `A store can have ${maxStoreKeys} API keys. End one that is no longer used.`,
  );
}

/**
 * Returns the IDs of the stores with these URL names.
 * @throws ProblemError INVALID_FIELDS on `storeUrls` for an unknown store
 */
export async function findKeyStores(db: Db, storeUrls: readonly string[]): Promise<number[]> {
  const stores = await findNamedStores(db, { storeUrls });
  const missing = storeUrls.find(
    (storeUrl) => !stores.some((store) => store.storeUrl === storeUrl),
  );
  if (missing === undefined) return stores.map(({ id }) => id);
  throw refusedField('storeUrls', `There is no store "${missing}".`);
}

/** Precise enough to show whether a key is used, and saves writes. */
const usedEveryMs = 60_000;

/** Records when a key was last used. */
export async function recordKeyUse(
  db: Db,
  { id, lastUsedAt }: Pick<Integration, 'id' | 'lastUsedAt'>,
  at: Date,
): Promise<void> {
  const longAgo = new Date(at.getTime() - usedEveryMs);
  if (lastUsedAt === null || lastUsedAt <= longAgo) await updateLastUsed(db, id, { at, longAgo });
}
