import { findSettingHistory, type HistoryPart } from '@counter/contract/audit';
import {
  findPlannedSettings,
  planSetting,
  removePlannedSetting,
  restorePlannedSetting,
  undoPlannedSetting,
  type PlannablePart,
  type PlannedSetting,
  type SettingToPlan,
} from '@counter/contract/settings';
import type { StoreDomain } from '@counter/contract/stream';
import type { ResourceCache } from '../../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

const settings = storeResource('settings');

/** Returns the hook that loads the last changes of a domain's settings. It refetches when the domain changes. */
const historyIn = (domain: StoreDomain) =>
  storeResource(domain).read('history', findSettingHistory, ({ storeId }, part: HistoryPart) => ({
    params: { storeId: String(storeId), part },
  }));

/** Loads the last changes of a part of the settings. */
export const useSettingHistory = historyIn('settings');
export const useStationHistory = historyIn('menu');
export const useRecipientHistory = historyIn('notifications');
export const usePrinterHistory = historyIn('printing');
export const useIntegrationHistory = historyIn('integrations');
export const useTeamHistory = historyIn('team');

/** Loads the planned changes of the settings, and those that failed recently. */
export const usePlannedSettings = settings.read('planned', findPlannedSettings, ofStore);

/** Every write returns all plans. */
const kept = {
  after: (
    cache: ResourceCache<CurrentStore>,
    { data }: { readonly data: readonly PlannedSetting[] },
  ) => cache.keep(['planned'], data),
};

export interface PlanWish {
  readonly part: PlannablePart;
  /** The request as the form of the part sends it, including its claims. */
  readonly request: unknown;
  /** ISO 8601. */
  readonly at: string;
}

/** Plans a change of a part of the settings. */
export const usePlanSetting = settings.save(
  planSetting,
  ({ storeId }, { part, request, at }: PlanWish) => ({
    body: { storeId, setting: settingOf(part, request), at },
  }),
  kept,
);

/** Returns the fields of a request without its claims. */
function settingOf(part: PlannablePart, request: unknown): SettingToPlan {
  const values = Object.fromEntries(
    Object.entries(request ?? {}).filter(([field]) => !claims.has(field)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the request's schema of this part
  return { part, values } as unknown as SettingToPlan;
}

const claims = new Set(['storeId', 'userId', 'olVersion']);

const named = ({ storeId }: CurrentStore, { id }: Pick<PlannedSetting, 'id'>) => ({
  body: { storeId, id },
});

/** Cancels a planned change. */
export const useRemovePlannedSetting = settings.write(removePlannedSetting, named, kept);

/** Undoes a planned change that was applied. */
export const useUndoPlannedSetting = settings.write(undoPlannedSetting, named, kept);

/** Restores a cancelled change. */
export const useRestorePlannedSetting = settings.write(restorePlannedSetting, named, kept);
