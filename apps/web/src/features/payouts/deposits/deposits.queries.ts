import { checkDeposits, exportDepositCheck } from '@counter/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';

/** Long enough for the largest file over a slow network. */
const checkWithinMs = 60_000;

/** Compares the text of a bank file with the payouts. Nothing of it is kept, here or there. */
export function useCheckDeposits() {
  const { storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (content: string) => {
      const options = { withinMs: checkWithinMs };
      return (await call(checkDeposits, { body: { storeId, content } }, options)).data;
    },
    gcTime: 0,
  });
}

/** Saves what the same check finds as a CSV file; answers the file's name. */
export function useSaveDepositCheck() {
  const { storeId } = useCurrentStore();
  return async (content: string) => download(exportDepositCheck, { body: { storeId, content } });
}
