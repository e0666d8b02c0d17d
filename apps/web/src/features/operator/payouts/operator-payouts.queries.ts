import type { CallOf } from '@counter/contract/endpoint';
import {
  createBankFile,
  downloadBankFile,
  findBankFiles,
  findHeldStores,
  findOperatorPayout,
  findOperatorPayouts,
  findPayoutRun,
  holdPayouts,
  liftPayoutHold,
  movePayout,
  startPayoutRun,
  type BankFileFormat,
  type PayoutStatus,
} from '@counter/contract/payouts';
import { callWithProof } from '../../../lib/account/proof.ts';
import { operator, pageOf, type ListWish } from '../operator-resource.ts';
import { payoutsText } from './payouts.text.ts';

/** Polling interval of a running payout run, in milliseconds. */
const watchEvery = 1000;

/** Loads one page of the payouts of all stores, with totals by state. */
export const useOperatorPayouts = operator.list(
  'payouts',
  findOperatorPayouts,
  (_all, { state: status, ...wish }: ListWish<PayoutStatus>) => {
    const { query } = pageOf({ ...wish, state: undefined });
    return { query: { ...query, ...(status !== undefined && { status }) } };
  },
);

/** Loads one payout of a store. */
export const useOperatorPayout = operator.read(
  'payout',
  findOperatorPayout,
  (_all, storeId: number, transactionId: string) => ({
    params: { storeId: String(storeId), transactionId },
  }),
);

/** Loads the latest run and polls while it is running. */
export const usePayoutRun = operator.read('run', findPayoutRun, () => ({}), {
  refetchInterval: ({ state }) =>
    state.data && state.data.finishedAt === null ? watchEvery : false,
});

/** Loads the stores whose payouts staff holds. */
export const useHeldStores = operator.read('holds', findHeldStores, () => ({}));

/** Loads the latest bank files. */
export const useBankFiles = operator.read('files', findBankFiles, () => ({}));

/** Saves a bank file; resolves with its name. */
export const useSaveBankFile = operator.table(downloadBankFile, (_all, id: number) => ({
  params: { id: String(id) },
}));

type MoveWish = CallOf<typeof movePayout>['body'];
type HoldWish = CallOf<typeof holdPayouts>['body'];
type BankFileWish = { readonly format: BankFileFormat };

const refetchFirst = { refetchFirst: true };

export const useMovePayout = operator.write(
  movePayout,
  (_all, body: MoveWish) => ({ body }),
  refetchFirst,
);

export const useStartRun = operator.write(
  startPayoutRun,
  (_all, _sent: void) => ({}),
  refetchFirst,
);

export const useHoldPayouts = operator.write(
  holdPayouts,
  (_all, body: HoldWish) => ({ body }),
  refetchFirst,
);

export const useLiftPayoutHold = operator.write(
  liftPayoutHold,
  (_all, body: { readonly storeId: number }) => ({ body }),
  refetchFirst,
);

export const useCreateBankFile = operator.send(
  (_all, { format }: BankFileWish) =>
    callWithProof(
      createBankFile,
      { format },
      {
        title: payoutsText.createFileTitle(format),
        consequence: payoutsText.createFileWarning,
        submit: payoutsText.createFileButton,
      },
    ),
  refetchFirst,
);
