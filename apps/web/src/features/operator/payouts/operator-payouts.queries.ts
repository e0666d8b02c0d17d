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
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { callWithProof } from '../../../lib/proof.ts';
import type { ListWish, Outcome } from '../operator.queries.ts';
import { payoutsText } from './payouts.text.ts';

/** The refresh interval of a running payout run, in milliseconds. */
const watchEvery = 1000;
const all = ['operator', 'payouts'] as const;

/** A page of the payouts of all stores, and what they come to by state. */
export function useOperatorPayouts({ search, state, page = 1 }: ListWish<PayoutStatus>) {
  const query = {
    pageNumber: String(page - 1),
    ...(search === undefined ? {} : { search }),
    ...(state === undefined ? {} : { status: state }),
  };
  return useQuery({
    queryKey: [...all, 'list', query],
    queryFn: async ({ signal }) => (await call(findOperatorPayouts, { query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One payout of a store. */
export function useOperatorPayout(storeId: number, transactionId: string) {
  const params = { storeId: String(storeId), transactionId };
  return useQuery({
    queryKey: [...all, 'one', storeId, transactionId],
    queryFn: async ({ signal }) => (await call(findOperatorPayout, { params }, { signal })).data,
  });
}

/** The latest run, followed while it goes on. */
export function usePayoutRun() {
  return useQuery({
    queryKey: [...all, 'run'],
    queryFn: async ({ signal }) => (await call(findPayoutRun, {}, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data && state.data.finishedAt === null ? watchEvery : false,
  });
}

/** The stores whose payouts staff holds. */
export function useHeldStores() {
  return useQuery({
    queryKey: [...all, 'holds'],
    queryFn: async ({ signal }) => (await call(findHeldStores, {}, { signal })).data,
  });
}

/** The latest files that were made for the bank. */
export function useBankFiles() {
  return useQuery({
    queryKey: [...all, 'files'],
    queryFn: async ({ signal }) => (await call(findBankFiles, {}, { signal })).data,
  });
}

/** Saves a file for the bank; answers its name. */
export async function saveBankFile(id: number): Promise<string> {
  return download(downloadBankFile, { params: { id: String(id) } });
}

/** Sends something; whatever came of it, everything about payouts is then read again. */
function useWrite<Answer, Wish>(
  send: (wish: Wish) => Promise<{ data: Answer }>,
  { onDone, onRefused }: Outcome<Answer, Wish>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }, wish) => onDone(data, wish),
    onError: (error, wish) => onRefused(error, wish),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export type MoveWish = CallOf<typeof movePayout>['body'];
export type HoldWish = CallOf<typeof holdPayouts>['body'];
type BankFileWish = { readonly format: BankFileFormat };

export function useMovePayout(outcome: Outcome<unknown, MoveWish>) {
  return useWrite((body: MoveWish) => call(movePayout, { body }), outcome);
}

export function useStartRun(outcome: Outcome<unknown, void>) {
  return useWrite(async () => call(startPayoutRun, {}), outcome);
}

export function useHoldPayouts(outcome: Outcome<unknown, HoldWish>) {
  return useWrite((body: HoldWish) => call(holdPayouts, { body }), outcome);
}

export function useLiftPayoutHold(outcome: Outcome<unknown, { storeId: number }>) {
  return useWrite((body: { storeId: number }) => call(liftPayoutHold, { body }), outcome);
}

export function useCreateBankFile(
  outcome: Outcome<Awaited<ReturnType<typeof sendBankFile>>['data'], BankFileWish>,
) {
  return useWrite(sendBankFile, outcome);
}

const sendBankFile = async ({ format }: BankFileWish) =>
  callWithProof(
    createBankFile,
    { format },
    {
      title: payoutsText.makeFileOfPendingPayouts(format),
      consequence: payoutsText.itHoldsStoresAccountNumbers,
      submit: payoutsText.makeFile,
    },
  );
