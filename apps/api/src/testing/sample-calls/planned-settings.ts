import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a request for each endpoint of planned settings changes. */
export function plannedSettingCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const unknown = { body: { storeId, id: 999_999 } };
  return {
    findPlannedSettings: { params: { storeId: String(storeId) } },
    planSetting: {
      body: {
        storeId,
        setting: { part: 'pickup', values: { pickupInstructions: 'Use the side door.' } },
        at: '2040-01-01T12:00:00Z',
      },
    },
    removePlannedSetting: unknown,
    restorePlannedSetting: unknown,
    undoPlannedSetting: unknown,
    findSettingHistory: { params: { storeId: String(storeId), part: 'ordering' } },
  };
}
