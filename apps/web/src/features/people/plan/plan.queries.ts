import {
  copyPlannedWeek,
  findPlan,
  removePlannedShifts,
  restorePlannedShifts,
  savePlannedShift,
  type PlannedShiftRequest,
} from '@counter/contract/people';
import type { Period } from '@counter/contract/shared';
import { readData } from '../../../lib/resource/read.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

/** The week is read again before the outcome is told. */
const refetchFirst = { refetchFirst: true };

const plan = storeResource('people');

/** Loads the planned shifts of a range of days, and who can be planned. */
export const usePlan = plan.list('plan', findPlan, ({ storeId }, days: Period) => ({
  body: { storeId, ...days },
}));

/** A planned shift, and the days among which it is looked for. */
interface Sought extends Period {
  id: number;
}

/** Returns a function that reads a planned shift past the cache. */
export const useReadPlanned = plan.fresh(async ({ storeId }, { id, ...days }: Sought) => {
  const { shifts } = await readData(findPlan, { body: { storeId, ...days } });
  return shifts.find((one) => one.id === id);
});

/** Plans or changes a shift. */
export const useSavePlanned = plan.save(
  savePlannedShift,
  (_store, body: PlannedShiftRequest) => ({ body }),
  refetchFirst,
);

/** Planned shifts to remove or restore, with their name in sentences. */
export interface NamedShifts {
  ids: number[];
  what: string;
}

const named = ({ storeId }: CurrentStore, { ids }: NamedShifts) => ({ body: { storeId, ids } });

/** Removes planned shifts. */
export const useRemovePlanned = plan.write(removePlannedShifts, named, refetchFirst);

/** Restores removed planned shifts. */
export const useRestorePlanned = plan.write(restorePlannedShifts, named, refetchFirst);

/** Copies the planned shifts of the week before into an empty week. */
export const useCopyWeek = plan.write(
  copyPlannedWeek,
  ({ storeId }, from: string) => ({ body: { storeId, from } }),
  refetchFirst,
);
