import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import type { Figures } from './metrics.ts';

type Kind = StoreEvent['kind'];

/** Counts the events that this process has committed, by kind. */
export type EventCounts = {
  readonly add: (kinds: readonly Kind[]) => void;
  readonly figures: Figures;
};

/** Starts to count: every kind from 0, so that a rate is known from the first event on. */
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

/** The kinds of an event, which declares one or a few. */
function kindsOf(
  kind:
    | { readonly values: readonly string[] }
    | { readonly entries: Readonly<Record<string, string>> },
): readonly string[] {
  return 'values' in kind ? kind.values : Object.values(kind.entries);
}
