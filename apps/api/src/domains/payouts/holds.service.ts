import type { PayoutHold } from '@counter/contract/payouts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findBankStatuses } from '../settings/index.ts';
import { createHold, findHoldReason, liftHoldRow } from './holds.repository.ts';
import { holdAt } from './holds.ts';

/** Returns the hold on a store's payouts at an instant, or null. */
export async function findHold(db: Db | Tx, storeId: number, at: Date): Promise<PayoutHold | null> {
  const heldBecause = await findHoldReason(db, storeId);
  const statuses = await findBankStatuses(db, [storeId]);
  return holdAt({ heldBecause, bank: statuses.get(storeId) }, at);
}

/** Holds a store's payouts until lifted. @throws ProblemError CONFLICT if they are already held */
export async function holdPayouts(
  { act }: Platform,
  scope: StoreScope,
  reason: string,
): Promise<void> {
  await act(scope, async (work) => {
    const by = scope.actor.name;
    if (!(await createHold(work.tx, scope, { reason, by, at: work.at }))) {
      throw new ProblemError(
        'CONFLICT',
        `Payouts of ${scope.storeName} are already on hold. To change the reason, lift that hold first.`,
      );
    }
    work.audit({ ...about(scope), action: 'payouts.hold', after: { reason } });
    work.emit({ kind: 'payout.changed', payout: null });
  });
}

/** Lifts the hold on a store's payouts. @throws ProblemError CONFLICT if there is none */
export async function liftHold({ act }: Platform, scope: StoreScope): Promise<void> {
  await act(scope, async (work) => {
    const reason = await liftHoldRow(work.tx, scope, { by: scope.actor.name, at: work.at });
    if (reason === undefined) {
      throw new ProblemError('CONFLICT', `Payouts of ${scope.storeName} are not on hold.`);
    }
    work.audit({ ...about(scope), action: 'payouts.lift', before: { reason } });
    work.emit({ kind: 'payout.changed', payout: null });
  });
}

function about({ storeId }: StoreScope) {
  return { entity: 'store', entityId: storeId };
}
