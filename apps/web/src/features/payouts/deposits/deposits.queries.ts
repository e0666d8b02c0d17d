import { checkDeposits, exportDepositCheck } from '@counter/contract/payouts';
import { call } from '../../../lib/api.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Long enough for the largest file over a slow network. */
const checkWithinMs = 60_000;

const deposits = storeResource('payouts');

/** Compares the text of a bank file with the payouts. Nothing of it is kept, here or there. */
export const useCheckDeposits = deposits.send(
  async ({ storeId }, content: string) => {
    const options = { withinMs: checkWithinMs };
    return (await call(checkDeposits, { body: { storeId, content } }, options)).data;
  },
  { gcTime: 0, changed: () => false },
);

/** Saves what the same check finds as a CSV file; answers the file's name. */
export const useSaveDepositCheck = deposits.table(
  exportDepositCheck,
  ({ storeId }, content: string) => ({ body: { storeId, content } }),
);
