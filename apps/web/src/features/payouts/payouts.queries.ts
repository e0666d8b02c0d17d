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

/** The filters: status and days. */
export type PayoutsWanted = Omit<
  CallOf<typeof findPayouts>['body'],
  'userId' | 'storeId' | 'pageNumber'
>;

/** Loads one page of the store's payouts. */
export const usePayouts = payouts.list(
  'list',
  findPayouts,
  ({ userId, storeId }, wanted: PayoutsWanted & { pageNumber: number }) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** Loads the latest payouts; nothing without the permission. */
export const useLatestPayouts = payouts.list('latest', findPayouts, ({ userId, storeId, can }) =>
  can('payouts:read') ? { body: { userId, storeId, pageNumber: 0 } } : undefined,
);

/** Loads the next payout; nothing without the permission. */
export const useUpcomingPayout = payouts.read('next', findNextPayout, (store) =>
  store.can('payouts:read') ? ofStore(store) : undefined,
);

/** Loads the next payout. */
export const useNextPayout = payouts.read('next', findNextPayout, ofStore);

/** Loads how much of the earnings in a range of days is paid, in transit and unpaid. */
export const usePayoutProgress = payouts.list(
  'progress',
  findPayoutProgress,
  ({ userId, storeId }, { from, to }: Period) => ({
    body: { userId, storeId, startDate: from, endDate: to },
  }),
);

/** Loads one payout with its breakdown. */
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

/** Loads the orders of a payout, page by page. */
export const usePayoutOrders = payouts.pages('orders', findPayoutOrders, askPart, paging);

/** Loads the parts of a payout other than orders, page by page. */
export const usePayoutAdjustments = payouts.pages(
  'adjustments',
  findPayoutAdjustments,
  askPart,
  paging,
);

/** Exports the list of payouts as a file; resolves with its name. */
export const useSavePayouts = payouts.table(
  exportPayouts,
  ({ userId, storeId }, wanted: PayoutsWanted & { format: PayoutsFileFormat }) => ({
    body: { userId, storeId, ...wanted },
  }),
);

/** Exports a payout's statement as a file; resolves with its name. */
export const useSavePayoutStatement = payouts.table(
  exportPayout,
  ({ userId, storeId }, transactionId: string) => ({ body: { userId, storeId, transactionId } }),
);

/** Saves a payout's statement as a PDF; resolves with the file's name. */
export const usePrintPayout = payouts.file(
  printPayout,
  ({ userId, storeId }, transactionId: string) => ({ body: { userId, storeId, transactionId } }),
);
