import type { Actor } from './actors.ts';

const managers: readonly Actor[] = ['manager', 'owner'];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];

/** The actors admitted to the endpoints for the settings history and planned changes. */
export const settingsAdmitted: Record<string, readonly Actor[]> = {
  findSettingHistory: ['owner'],
  findPlannedSettings: bookkeepers,
  planSetting: managers,
  removePlannedSetting: managers,
  restorePlannedSetting: managers,
  undoPlannedSetting: managers,
};
