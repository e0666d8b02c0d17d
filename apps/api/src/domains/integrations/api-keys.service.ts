import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertApiKey, markEnded, type ApiKey } from './api-keys.repository.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

const facts = { actor: { kind: 'system', name: 'Command line' }, requestId: null } as const;

/** Makes an API key for the marketplace's orders. Only its hash is kept: the key is answered this once. */
export async function createApiKey(
  { db, clock }: Parts,
  name: string,
): Promise<{ readonly id: number; readonly key: string }> {
  const key = createSecret();
  const at = clock.now();
  const id = await inTransaction(db, async (tx) => {
    const made = await insertApiKey(tx, { name, keyHash: hashSecret(key), createdAt: at });
    const entry = { entity: 'api_key', entityId: made, after: { name } };
    await writeMarketplaceAudit(tx, {
      ...facts,
      at,
      entry: { ...entry, action: 'api_key.create' },
    });
    return made;
  });
  return { id, key };
}

/**
 * Ends an API key at once: calls with it are refused from now on.
 * @throws ProblemError NOT_FOUND
 */
export async function endApiKey({ db, clock }: Parts, id: number): Promise<ApiKey> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const ended = await markEnded(tx, id, at);
    if (!ended) throw new ProblemError('NOT_FOUND', `No API key with the number ${id} is in use.`);
    const entry = { entity: 'api_key', entityId: id, before: { name: ended.name } };
    await writeMarketplaceAudit(tx, { ...facts, at, entry: { ...entry, action: 'api_key.end' } });
    return ended;
  });
}
