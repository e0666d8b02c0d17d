import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import {
  nextPayout,
  payoutAdjustment,
  payoutDetail,
  payoutInPath,
  payoutOrder,
  payoutPartRequest,
  payoutsExportRequest,
  payoutsPage,
  payoutsRequest,
  payoutStatementRequest,
} from './payouts.schemas.ts';
import { payoutProgress, payoutProgressRequest } from './progress.schemas.ts';

const reads = { permission: 'payouts:read', store: 'body.storeId' } as const;
const readsInPath = { permission: 'payouts:read', store: 'params.storeId' } as const;

/** The page size of payouts. */
export const payoutPageSize = 10;

/** The page size of a payout's parts. */
export const payoutPartPageSize = 20;

export const findPayouts = endpoint({
  method: 'POST',
  path: '/merchant/store/report/orders-payout',
  summary:
    "Lists the store's payouts, the latest first, each with why it differs from the one before, and the sums of all of them.",
  body: payoutsRequest,
  answer: envelope(payoutsPage),
  can: reads,
});

export const exportPayouts = endpoint({
  method: 'POST',
  path: '/merchant/store/payouts/export',
  summary:
    'Exports the payouts that match the same filters as CSV, or for import into QuickBooks and Xero.',
  body: payoutsExportRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const findNextPayout = endpoint({
  method: 'GET',
  path: '/merchant/store/payouts/next/{storeId}',
  summary: 'Gets the expected amount and date of the next payout, or why there is none.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(nextPayout),
  can: readsInPath,
});

export const findPayoutProgress = endpoint({
  method: 'POST',
  path: '/merchant/store/payouts/progress',
  summary: "Gets how much of some days' earnings is paid, on its way and still to be paid.",
  body: payoutProgressRequest,
  answer: envelope(payoutProgress),
  can: reads,
});

export const findPayout = endpoint({
  method: 'GET',
  path: '/merchant/store/payout/{storeId}/{transactionId}',
  summary: 'Gets one payout with its breakdown.',
  params: payoutInPath,
  answer: envelope(payoutDetail),
  can: readsInPath,
});

export const findPayoutOrders = endpoint({
  method: 'POST',
  path: '/merchant/store/payout/orders',
  summary:
    'Lists the orders of a payout in the order in which they were completed, each with its fee.',
  body: payoutPartRequest,
  answer: envelope(pageOf(payoutOrder)),
  can: reads,
});

export const findPayoutAdjustments = endpoint({
  method: 'POST',
  path: '/merchant/store/payout/adjustments',
  summary: 'Lists the adjustments of a payout.',
  body: payoutPartRequest,
  answer: envelope(pageOf(payoutAdjustment)),
  can: reads,
});

export const exportPayout = endpoint({
  method: 'POST',
  path: '/merchant/store/payout/export',
  summary:
    'Exports the statement of a payout as CSV: every order and every adjustment, and the sum.',
  body: payoutStatementRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
