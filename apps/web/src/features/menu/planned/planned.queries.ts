import {
  findPlannedChanges,
  removePlannedChange,
  restorePlannedChange,
  savePlannedChange,
  undoPlannedChange,
  type BulkEdit,
  type PlannedChange,
} from '@counter/contract/menu';
import type { ResourceCache } from '../../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

const menu = storeResource('menu');

/** Loads the current store's planned changes, and those that happened recently. */
export const usePlannedChanges = menu.read('planned', findPlannedChanges, ofStore);

type Cache = ResourceCache<CurrentStore>;
type Answer = { data: readonly PlannedChange[] };

/** Every write returns all plans. */
const kept = { after: (cache: Cache, { data }: Answer) => cache.keep(['planned'], data) };

export interface PlanWish {
  /** The plan to change; undefined for a new one. */
  readonly plan: Pick<PlannedChange, 'id' | 'olVersion'> | undefined;
  readonly ids: readonly number[];
  readonly edit: BulkEdit;
  /** ISO 8601. */
  readonly at: string;
}

/** Creates or changes a planned change. */
export const useSavePlan = menu.save(
  savePlannedChange,
  ({ storeId }, { plan, ids, edit, at }: PlanWish) => ({
    body: { storeId, id: plan?.id ?? 0, olVersion: plan?.olVersion, ids: [...ids], edit, at },
  }),
  kept,
);

const named = ({ storeId }: CurrentStore, { id }: Pick<PlannedChange, 'id'>) => ({
  body: { storeId, id },
});

/** Cancels planned changes. */
export const useRemovePlan = menu.write(removePlannedChange, named, kept);

/** Undoes a planned change that was applied. */
export const useUndoPlan = menu.write(undoPlannedChange, named, kept);

/** Restores cancelled changes. */
export const useRestorePlan = menu.write(restorePlannedChange, named, kept);
