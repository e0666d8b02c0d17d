import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';

const schema = z.object({
  /** The station that this device shows, by store. */
  stations: z.record(z.string(), z.int()),
  allDay: z.boolean(),
});

type Choices = z.infer<typeof schema>;

const key = 'counter.kitchen';
const none: Choices = { stations: {}, allDay: false };
let chosen = readStored(key, schema, none);
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

onStoredElsewhere(key, () => {
  chosen = readStored(key, schema, none);
  tell();
});

function choose(choices: Choices): void {
  chosen = choices;
  writeStored(key, choices);
  tell();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns what was chosen for the kitchen on this device. */
export function useKitchenChoices(): Choices {
  return useSyncExternalStore(watch, () => chosen);
}

/** Shows one station of a store on this device, in all its tabs; all of them without an id. */
export function chooseStation(storeId: number, stationId: number | undefined): void {
  const { [storeId]: _before, ...others } = chosen.stations;
  const stations = stationId === undefined ? others : { ...others, [storeId]: stationId };
  choose({ ...chosen, stations });
}

/** Shows or hides what is owed all day. */
export function showAllDay(allDay: boolean): void {
  choose({ ...chosen, allDay });
}
