import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import type { AuditEntry } from '../../platform/events/work.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeOnBehalf } from '../../platform/tenancy/system-scope.ts';
import type { Tx } from '../../platform/db/schema.ts';

/** The person or program that changes something. */
export type Author = Pick<StoreScope, 'actor' | 'requestId'>;

/** The store that owns an API key or webhook; null for the marketplace. */
export type Owner = number | null;

export type OwnedWork = {
  readonly tx: Tx;
  readonly at: Date;
  readonly owner: Owner;
  readonly audit: (entry: AuditEntry) => void;
};

/**
 * Runs a change in one transaction. A change to a store's own key or webhook is recorded in the store's audit log and
 * announced to its screens; any other, in the marketplace's log.
 */
export async function inLogOf<Result>(
  { db, act, clock }: Pick<Platform, 'db' | 'clock' | 'act'>,
  { actor, requestId }: Author,
  owner: Owner,
  change: (work: OwnedWork) => Promise<Result>,
): Promise<Result> {
  if (owner !== null) {
    const scope = await scopeOnBehalf(db, owner, actor, requestId);
    return act(scope, async ({ tx, at, audit, emit }) =>
      change({
        tx,
        at,
        owner,
        audit: (entry) => {
          audit(entry);
          emit({ kind: 'integrations.changed' });
        },
      }),
    );
  }
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const entries: AuditEntry[] = [];
    const audit = (entry: AuditEntry) => void entries.push(entry);
    const result = await change({ tx, at, owner, audit });
    for (const entry of entries) await writeMarketplaceAudit(tx, { actor, at, requestId, entry });
    return result;
  });
}
