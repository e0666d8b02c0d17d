import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import type { Figures } from './metrics.ts';

type Kind = StoreEvent['kind'];

/** Counts this process's committed events by kind. */
export type EventCounts = {
  readonly add: (kinds: readonly Kind[]) => void;
  readonly figures: Figures;
};

/** Creates the counters. Every kind starts at 0, so that a rate is known from its first event on. */
export function createEventCounts(): EventCounts {
  const kinds = storeEvent.def.options.flatMap(({ def }) => kindsOf(def.shape.kind.def));
  const counts: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  return {
    add: (added) => {
      for (const kind of added) counts[kind] = (counts[kind] ?? 0) + 1;
    },
    figures: {
      counter_events_committed_total: {
        help: 'Events of stores, such as orders placed and moved, that this process committed',
        grows: true,
        label: 'kind',
        read: () => counts,
      },
    },
  };
}

/** Returns the kinds that an event type declares. */
function kindsOf(
  kind:
    | { readonly values: readonly string[] }
    | { readonly entries: Readonly<Record<string, string>> },
): readonly string[] {
  return 'values' in kind ? kind.values : Object.values(kind.entries);
}
