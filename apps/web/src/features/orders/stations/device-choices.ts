import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const schema = z.object({
  /** The station that this device shows, by store id. */
  stations: z.record(z.string(), z.int()),
  allDay: z.boolean(),
});

type Choices = z.infer<typeof schema>;

const chosen = createDeviceValue<Choices>('counter.kitchen', schema, {
  stations: {},
  allDay: false,
});

/** Returns this device's kitchen settings. */
export function useKitchenChoices(): Choices {
  return useShared(chosen);
}

/** Sets the station of a store that this device shows, in all its tabs; without an id it shows all. */
export function chooseStation(storeId: number, stationId: number | undefined): void {
  const choices = chosen.get();
  const { [storeId]: _before, ...others } = choices.stations;
  const stations = stationId === undefined ? others : { ...others, [storeId]: stationId };
  chosen.set({ ...choices, stations });
}

/** Shows or hides the all-day counts. */
export function showAllDay(allDay: boolean): void {
  chosen.set({ ...chosen.get(), allDay });
}
