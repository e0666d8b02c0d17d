import type { KeyLossHandler } from '../../platform/db/keys/give-up.ts';
import { forgetPaidAccounts } from './lost-accounts.repository.ts';
import { sealedPayouts } from './sealed-payment.ts';

/** Bank accounts that payouts went to. The payouts themselves stay. */
export const lostAccounts: KeyLossHandler = {
  what: 'bank accounts in bank files',
  consequence: 'These bank files can no longer be downloaded. Their payouts stay as they are.',
  table: sealedPayouts,
  columns: ['routingNumber', 'accountNumber'],
  giveUp: async ({ tx }, rows) => {
    await forgetPaidAccounts(tx, rows.map(String));
  },
};
