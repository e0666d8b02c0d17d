import type { Platform } from '../../platform/platform.ts';
import { openBankAccount } from '../settings/index.ts';
import { findPayee } from './payee.ts';
import { findDueForBusinesses } from './rewards.repository.ts';
import { takeBackOwn } from './rewards.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/**
 * Revokes a person's due rewards for businesses that are paid to the same bank account as they are: the referrer is
 * then the owner, whatever names, phone numbers and addresses were given.
 */
export async function takeBackOwnRewards(
  { db, act, vault }: Pick<Platform, 'db' | 'act' | 'vault'>,
  userId: number,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<void> {
  const payee = await findPayee(db, userId, at);
  if (payee === undefined) return;
  const accountOf = async (storeId: number): Promise<string | null> => {
    const scope = await scopeForSystem(db, storeId, 'Referral');
    const account = await act(scope, (work) => openBankAccount(work, vault));
    return account && `${account.routingNumber} ${account.accountNumber}`;
  };
  const due = Map.groupBy(await findDueForBusinesses(db, userId, day), ({ storeId }) => storeId);
  if (due.size === 0) return;
  const own = await accountOf(payee);
  for (const [storeId, rewards] of due) {
    if (own === null || (await accountOf(storeId)) !== own) continue;
    const scope = await scopeForSystem(db, storeId, 'Referral');
    for (const reward of rewards) await act(scope, (work) => takeBackOwn(work, reward));
  }
}
