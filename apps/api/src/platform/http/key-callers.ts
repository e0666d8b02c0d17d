import type { Endpoint } from '@counter/contract/endpoint';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../kernel/clock.ts';
import { ProblemError } from '../kernel/problem.ts';
import { findIntegration, type Integration } from '../tenancy/signed-in.ts';

export type KeyParts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Records the use of an API key. Provided by the domain that owns the keys. */
  readonly recordKeyUse: (
    db: Db,
    key: Pick<Integration, 'id' | 'lastUsedAt'>,
    at: Date,
  ) => Promise<void>;
};

/**
 * Finds the integration of an API key and records the key's use.
 * @throws ProblemError NOT_SIGNED_IN
 */
export async function findKey(
  { db, clock, recordKeyUse }: KeyParts,
  key: string | undefined,
): Promise<Integration> {
  const at = clock.now();
  const integration = await findIntegration(db, key, at);
  await recordKeyUse(db, integration, at);
  return integration;
}

/**
 * Refuses a key without the call's scope.
 * @throws ProblemError NOT_ALLOWED
 */
export function requireKeyScope({ keyScope }: Endpoint, { name, scopes }: Integration): void {
  if (keyScope === undefined || scopes.includes(keyScope)) return;
  throw new ProblemError(
    'NOT_ALLOWED',
    `The API key "${name}" lacks the scope ${keyScope}. Make a key that has it.`,
  );
}
