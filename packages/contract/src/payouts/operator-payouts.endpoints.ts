import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  bankFile,
  bankFileInPath,
  createBankFileRequest,
  heldStore,
  holdRequest,
  leftOut,
  liftHoldRequest,
  movePayoutRequest,
  operatorPayoutDetail,
  operatorPayouts,
  operatorPayoutsQuery,
  payoutRun,
} from './operator-payouts.schemas.ts';
import { payoutInPath } from './payouts.schemas.ts';

export const findOperatorPayouts = endpoint({
  method: 'GET',
  path: '/operator/payouts',
  summary: 'Lists the payouts of all stores, the latest first, with their totals by state.',
  query: operatorPayoutsQuery,
  answer: envelope(operatorPayouts),
  can: 'operator',
});

export const findOperatorPayout = endpoint({
  method: 'GET',
  path: '/operator/payout/{storeId}/{transactionId}',
  summary: 'Gets one payout of a store with its breakdown.',
  params: payoutInPath,
  answer: envelope(operatorPayoutDetail),
  can: { who: 'operator', store: 'params.storeId' },
});

export const movePayout = endpoint({
  method: 'POST',
  path: '/operator/payout/move',
  summary: 'Records that a payout was sent, arrived, or was returned by the bank.',
  body: movePayoutRequest,
  answer: envelope(operatorPayoutDetail),
  can: { who: 'operator', store: 'body.storeId' },
});

export const startPayoutRun = endpoint({
  method: 'POST',
  path: '/operator/payouts/run',
  summary:
    'Starts paying every store for its finished weeks. Returns the current run if one is under way.',
  answer: envelope(payoutRun),
  can: 'operator',
});

export const findPayoutRun = endpoint({
  method: 'GET',
  path: '/operator/payouts/run',
  summary: 'Gets the latest run with the result of each store so far; null before the first.',
  answer: envelope(z.nullable(payoutRun)),
  can: 'operator',
});

export const findHeldStores = endpoint({
  method: 'GET',
  path: '/operator/payouts/holds',
  summary: 'Lists the stores whose payouts the marketplace holds.',
  answer: envelope(z.array(heldStore)),
  can: 'operator',
});

export const holdPayouts = endpoint({
  method: 'POST',
  path: '/operator/payouts/hold',
  summary: 'Holds the payouts of a store; what it earns is kept until the hold is lifted.',
  body: holdRequest,
  answer: envelope(z.array(heldStore)),
  can: { who: 'operator', store: 'body.storeId' },
});

export const liftPayoutHold = endpoint({
  method: 'POST',
  path: '/operator/payouts/lift',
  summary: 'Lifts the hold on the payouts of a store.',
  body: liftHoldRequest,
  answer: envelope(z.array(heldStore)),
  can: { who: 'operator', store: 'body.storeId' },
});

export const createBankFile = endpoint({
  method: 'POST',
  path: '/operator/payouts/bank-file',
  summary: 'Puts the pending payouts into a file for the bank; they are in transit from then on.',
  body: createBankFileRequest,
  answer: envelope(z.object({ file: bankFile, leftOut: z.array(leftOut) })),
  can: 'operator',
  proof: 'required',
});

export const findBankFiles = endpoint({
  method: 'GET',
  path: '/operator/payouts/bank-files',
  summary: 'Lists the latest files that were made for the bank.',
  answer: envelope(z.array(bankFile)),
  can: 'operator',
});

export const downloadBankFile = endpoint({
  method: 'GET',
  path: '/operator/payouts/bank-file/{id}',
  summary: 'Downloads a bank file as it was made; the audit log records the access.',
  params: bankFileInPath,
  answer: z.string(),
  can: 'operator',
  kind: 'csv',
});
