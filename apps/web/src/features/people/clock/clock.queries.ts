import {
  exportShifts,
  findClock,
  findShifts,
  punchClock,
  removeShift,
  saveEmployeePin,
  saveShift,
  type PunchRequest,
  type ShiftRequest,
} from '@counter/contract/people';
import type { Period } from '@counter/contract/shared';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

/** Hours and tips are part of the daily report, so changes refresh sales, too. */
const clock = storeResource('people', ['sales']);

/** Loads the employees at the time clock. */
export const useClock = clock.read('clock', findClock, ofStore);

/** Clocks an employee in or out, or begins or ends a break. */
export const usePunch = clock.write(punchClock, (_store, body: PunchRequest) => ({ body }));

/** Sets an employee's PIN; null removes it. */
export const useSavePin = clock.write(
  saveEmployeePin,
  ({ storeId }, { id, pin }: { id: number; pin: string | null }) => ({
    body: { storeId, id, pin },
  }),
);

/** Loads the shifts of a range of days. */
export const useShifts = clock.list('shifts', findShifts, ({ storeId }, days: Period) => ({
  body: { storeId, ...days },
}));

/** Exports the shifts of a range of days for payroll; resolves with the file's name. */
export const useSaveShifts = clock.table(exportShifts, ({ storeId }, days: Period) => ({
  body: { storeId, ...days },
}));

/** Adds or corrects a shift. */
export const useSaveShift = clock.save(saveShift, (_store, body: ShiftRequest) => ({ body }));

/** Removes a shift. */
export const useRemoveShift = clock.write(
  removeShift,
  ({ storeId }, { id, reason }: { id: number; reason: string }) => ({
    body: { storeId, id, reason },
  }),
);
