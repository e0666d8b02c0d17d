import type { CallOf } from '@counter/contract/endpoint';
import {
  exportPayout,
  exportPayouts,
  findNextPayout,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayoutProgress,
  findPayouts,
  payoutPartPageSize,
  type PayoutsFileFormat,
} from '@counter/contract/payouts';
import { printPayout } from '@counter/contract/reports';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { Period } from '@counter/contract/shared';
import type { CurrentStore } from '../../lib/store-context.tsx';

const payouts = storeResource('payouts');

/** State and days. */
export type PayoutsWanted = Omit<
  CallOf<typeof findPayouts>['body'],
  'userId' | 'storeId' | 'pageNumber'
>;

/** A page of the payouts of the store. */
export const usePayouts = payouts.list(
  'list',
  findPayouts,
  ({ userId, storeId }, wanted: PayoutsWanted & { pageNumber: number }) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** The latest payouts, for whoever may see them. */
export const useLatestPayouts = payouts.list('latest', findPayouts, ({ userId, storeId, can }) =>
  can('payouts:read') ? { body: { userId, storeId, pageNumber: 0 } } : undefined,
);

/** Loads the next payout for whoever may see it. */
export const useUpcomingPayout = payouts.read('next', findNextPayout, (store) =>
  store.can('payouts:read') ? ofStore(store) : undefined,
);

/** Loads the next payout. */
export const useNextPayout = payouts.read('next', findNextPayout, ofStore);

/** Loads how much of what some days come to is paid, on its way and still to be paid. */
export const usePayoutProgress = payouts.list(
  'progress',
  findPayoutProgress,
  ({ userId, storeId }, { from, to }: Period) => ({
    body: { userId, storeId, startDate: from, endDate: to },
  }),
);

/** One payout with how its amount comes about. */
export const usePayout = payouts.detail(
  'one',
  findPayout,
  ({ storeId }, transactionId: string) => ({
    params: { storeId: String(storeId), transactionId },
  }),
);

const askPart = (
  { userId, storeId }: CurrentStore,
  pageNumber: number | undefined = 0,
  transactionId: string,
) => ({ body: { userId, storeId, transactionId, pageNumber } });

const paging = {
  next: (pages: readonly unknown[], { totalElements }: { totalElements: number }) =>
    pages.length * payoutPartPageSize < totalElements ? pages.length : undefined,
};

/** The orders of a payout, page after page. */
export const usePayoutOrders = payouts.pages('orders', findPayoutOrders, askPart, paging);

/** Loads the parts of a payout besides its orders, page by page. */
export const usePayoutAdjustments = payouts.pages(
  'adjustments',
  findPayoutAdjustments,
  askPart,
  paging,
);

/** Saves the list of payouts as a file; answers its name. */
export const useSavePayouts = payouts.table(
  exportPayouts,
  ({ userId, storeId }, wanted: PayoutsWanted & { format: PayoutsFileFormat }) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** Saves the statement of a payout as a file; answers its name. */
export const useSavePayoutStatement = payouts.table(
  exportPayout,
  ({ userId, storeId }, transactionId: string) => ({ body: { userId, storeId, transactionId } }),
);

/** Saves the statement of a payout as a document on paper; answers its name. */
export const usePrintPayout = payouts.file(
  printPayout,
  ({ userId, storeId }, transactionId: string) => ({ body: { userId, storeId, transactionId } }),
);
