import type { Db, Tx } from './integrations.tables.ts';

/** A key without its secret, of which only a hash is kept. */
export type ApiKey = {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** Lists all keys, the oldest first. */
export async function findApiKeys(db: Db): Promise<ApiKey[]> {
  return db
    .selectFrom('apiKeys')
    .orderBy('id')
    .select(['id', 'name', 'createdAt', 'endedAt'])
    .execute();
}

export async function insertApiKey(
  tx: Tx,
  key: { readonly name: string; readonly keyHash: Buffer; readonly createdAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('apiKeys')
    .values({ ...key, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a key. Undefined if there is none by that number, or it has ended. */
export async function markEnded(tx: Tx, id: number, at: Date): Promise<ApiKey | undefined> {
  return tx
    .updateTable('apiKeys')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning(['id', 'name', 'createdAt', 'endedAt'])
    .executeTakeFirst();
}
