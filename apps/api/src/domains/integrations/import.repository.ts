import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from './integrations.tables.ts';

/** Returns true if the key is active. */
export async function hasLiveApiKey(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('apiKeys')
    .where('keyHash', '=', hashSecret(key))
    .where('endedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the demo keys, which are published in our source code. */
export async function endDemoKeys(tx: Tx, at: Date): Promise<void> {
  await tx
    .updateTable('apiKeys')
    .set({ endedAt: at })
    .where('demo', '=', true)
    .where('endedAt', 'is', null)
    .execute();
}

/** Inserts a known API key. Returns the integration's ID. */
export async function importApiKey(
  tx: Tx,
  {
    name,
    key,
    createdAt,
    demo,
  }: {
    readonly name: string;
    readonly key: string;
    readonly createdAt: Date;
    /** True for a key that works only in a demo. */
    readonly demo: boolean;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('apiKeys')
    .values({ name, keyHash: hashSecret(key), createdAt, endedAt: null, demo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
