import type { Tx } from './payouts.tables.ts';

/** Erases the bank accounts that the given payouts went to. */
export async function forgetPaidAccounts(tx: Tx, transactionIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('payouts')
    .where('transactionId', 'in', transactionIds)
    .set({ routingNumber: null, accountNumber: null })
    .execute();
}
