import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from './integrations.tables.ts';

/** Returns true if an integration has the key, ended or not. */
export async function hasApiKey(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('apiKeys')
    .where('keyHash', '=', hashSecret(key))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets an integration in with a key that is already known to it; answers the integration's id. */
export async function importApiKey(
  tx: Tx,
  {
    name,
    key,
    createdAt,
  }: { readonly name: string; readonly key: string; readonly createdAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('apiKeys')
    .values({ name, keyHash: hashSecret(key), createdAt, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
