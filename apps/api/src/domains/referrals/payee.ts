import type { Db, Tx } from '../../platform/db/schema.ts';
import { bankHoldEnd, findBankStatuses } from '../settings/index.ts';
import { findOldestOwnedStore } from '../store/index.ts';

/**
 * Returns the store whose bank account a person's rewards are paid to: the one they have owned longest, if its account
 * is verified and not recently changed. Undefined if there is none.
 */
export async function findPayee(
  db: Db | Tx,
  userId: number,
  at: Date,
): Promise<number | undefined> {
  const store = await findOldestOwnedStore(db, userId);
  if (!store) return undefined;
  const bank = (await findBankStatuses(db, [store.storeId])).get(store.storeId);
  const isHeld = bank?.changedAt && bankHoldEnd(bank.changedAt) > at;
  return bank?.verified && !isHeld ? store.storeId : undefined;
}
