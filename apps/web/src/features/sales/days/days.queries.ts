import {
  closeDay,
  exportDays,
  findDayReport,
  findDays,
  reopenDay,
  type CloseDayRequest,
} from '@counter/contract/sales';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

const days = storeResource('sales');

const ofMonth = ({ userId, storeId }: CurrentStore, month: string | undefined) => ({
  body: { userId, storeId, ...(month === undefined ? {} : { month }) },
});

/** Loads the days of a month. */
export const useDays = days.list('days', findDays, ofMonth);

/** Exports the days of a month as a file; resolves with its name. */
export const useSaveDays = days.table(exportDays, ofMonth);

/** Loads the report of a day. */
export const useDayReport = days.list(
  'report',
  findDayReport,
  ({ userId, storeId }, day: string) => ({ body: { userId, storeId, day } }),
);

/** Signs off a day. */
export const useCloseDay = days.write(closeDay, (_store, body: CloseDayRequest) => ({ body }));

/** Reopens a closed day. */
export const useReopenDay = days.write(
  reopenDay,
  ({ userId, storeId }, { day, reason }: { day: string; reason: string }) => ({
    body: { userId, storeId, day, reason },
  }),
);
