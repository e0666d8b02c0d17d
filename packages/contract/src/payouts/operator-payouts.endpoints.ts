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
  summary: 'Lists the payouts of all stores, the latest first, with what they come to by state.',
  query: operatorPayoutsQuery,
  answer: envelope(operatorPayouts),
  can: 'operator',
});

export const findOperatorPayout = endpoint({
  method: 'GET',
  path: '/operator/payout/{storeId}/{transactionId}',
  summary: 'Answers one payout of a store with how its amount comes about.',
  params: payoutInPath,
  answer: envelope(operatorPayoutDetail),
  can: { who: 'operator', store: 'params.storeId' },
});

export const movePayout = endpoint({
  method: 'POST',
  path: '/operator/payout/move',
  summary: 'Notes that a payout was sent, arrived, or was returned by the bank.',
  body: movePayoutRequest,
  answer: envelope(operatorPayoutDetail),
  can: { who: 'operator', store: 'body.storeId' },
});

export const startPayoutRun = endpoint({
  method: 'POST',
  path: '/operator/payouts/run',
  summary:
    'Begins to pay every store for its finished weeks. A run that goes on already is answered instead.',
  answer: envelope(payoutRun),
  can: 'operator',
});

export const findPayoutRun = endpoint({
  method: 'GET',
  path: '/operator/payouts/run',
  summary: 'Answers the latest run with what came of each store so far; null before the first.',
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
  summary: 'Pays a store nothing until the hold is lifted; what it earns is kept for then.',
  body: holdRequest,
  answer: envelope(z.array(heldStore)),
  can: { who: 'operator', store: 'body.storeId' },
});

export const liftPayoutHold = endpoint({
  method: 'POST',
  path: '/operator/payouts/lift',
  summary: 'Ends the hold on the payouts of a store.',
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
  summary: 'Answers a file for the bank as it was made; the look is kept in the audit log.',
  params: bankFileInPath,
  answer: z.string(),
  can: 'operator',
  kind: 'csv',
});
