import { findBest } from '@counter/contract/shared';

export interface Command {
  id: string;
  label: string;
  /** The group shown beside it: "Go to", "Store". */
  group: string;
  /** Other words that find it. */
  words?: string;
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
}

/**
 * The commands a query finds, the best first and otherwise in their own order. Those with a typing
 * error are left out where the query as typed finds any.
 */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  return findBest(query, commands, ({ label, group, words = '' }) => ({
    label,
    words: `${group} ${words}`,
  })).map(({ item }) => item);
}

/** The order a query names, as typed or read aloud: `km 4821` is `KM-4821`; undefined when it names none. */
export function orderNumberIn(query: string): string | undefined {
  const named = /^#?(?:order\s+)?([a-z]{2})[\s-]*(\d{4,9})$/i.exec(query.trim());
  return named ? `${named[1]}-${named[2]}`.toUpperCase() : undefined;
}
