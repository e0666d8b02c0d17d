import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const schema = z.object({
  /** The station that this device shows, by store. */
  stations: z.record(z.string(), z.int()),
  allDay: z.boolean(),
});

type Choices = z.infer<typeof schema>;

const chosen = createDeviceValue<Choices>('counter.kitchen', schema, {
  stations: {},
  allDay: false,
});

/** Returns what was chosen for the kitchen on this device. */
export function useKitchenChoices(): Choices {
  return useShared(chosen);
}

/** Shows one station of a store on this device, in all its tabs; all of them without an id. */
export function chooseStation(storeId: number, stationId: number | undefined): void {
  const choices = chosen.get();
  const { [storeId]: _before, ...others } = choices.stations;
  const stations = stationId === undefined ? others : { ...others, [storeId]: stationId };
  chosen.set({ ...choices, stations });
}

/** Shows or hides what is owed all day. */
export function showAllDay(allDay: boolean): void {
  chosen.set({ ...chosen.get(), allDay });
}
