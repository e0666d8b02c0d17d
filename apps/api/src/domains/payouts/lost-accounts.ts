import type { KeyLossHandler } from '../../platform/db/keys/give-up.ts';
import { forgetPaidAccounts } from './lost-accounts.repository.ts';
import { sealedPayouts } from './sealed-payment.ts';

/** Erases the bank accounts of payouts whose encryption key is lost. The payouts stay. */
export const lostAccounts: KeyLossHandler = {
  what: 'bank accounts in bank files',
  consequence: 'These bank files can no longer be downloaded. Their payouts stay as they are.',
  table: sealedPayouts,
  columns: ['routingNumber', 'accountNumber'],
  giveUp: async ({ tx }, rows) => {
    await forgetPaidAccounts(tx, rows.map(String));
  },
};
