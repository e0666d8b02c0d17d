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

/** Refetches the week before the result is shown. */
const refetchFirst = { refetchFirst: true };

const plan = storeResource('people');

/** Loads the planned shifts of a range of days, with the people who can be planned. */
export const usePlan = plan.list('plan', findPlan, ({ storeId }, days: Period) => ({
  body: { storeId, ...days },
}));

/** A planned shift's id, with the days to search. */
interface Sought extends Period {
  id: number;
}

/** Returns a function that fetches a planned shift past the cache. */
export const useReadPlanned = plan.fresh(async ({ storeId }, { id, ...days }: Sought) => {
  const { shifts } = await readData(findPlan, { body: { storeId, ...days } });
  return shifts.find((one) => one.id === id);
});

/** Creates or changes a planned shift. */
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

/** Copies the previous week's planned shifts into an empty week. */
export const useCopyWeek = plan.write(
  copyPlannedWeek,
  ({ storeId }, from: string) => ({ body: { storeId, from } }),
  refetchFirst,
);
