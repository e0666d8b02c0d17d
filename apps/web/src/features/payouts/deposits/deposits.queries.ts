import { checkDeposits, exportDepositCheck } from '@counter/contract/payouts';
import { call } from '../../../lib/api.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Timeout in milliseconds: enough to upload the largest file over a slow network. */
const checkWithinMs = 60_000;

const deposits = storeResource('payouts');

/** Compares the text of a bank file with the payouts. Neither side stores it. */
export const useCheckDeposits = deposits.send(
  async ({ storeId }, content: string) => {
    const options = { withinMs: checkWithinMs };
    return (await call(checkDeposits, { body: { storeId, content } }, options)).data;
  },
  { gcTime: 0, changed: () => false },
);

/** Exports the comparison as a CSV file; resolves with the file's name. */
export const useSaveDepositCheck = deposits.table(
  exportDepositCheck,
  ({ storeId }, content: string) => ({ body: { storeId, content } }),
);
