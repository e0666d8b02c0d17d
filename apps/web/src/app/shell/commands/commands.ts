import type { Product } from '@counter/contract/menu';
import { findBest, ranks } from '@counter/contract/shared';
import type { PaletteItem } from '../../../ui/overlays/palette/palette-list.tsx';

/** A screen, an action or a search result in the palette. */
export interface Command extends PaletteItem {
  /** Additional search terms. */
  words?: string;
  /** The product that it opens. */
  product?: Product;
}

/** The commands that a query finds. */
export interface FoundCommands {
  /** The best first; ties keep their order. */
  commands: Command[];
  /** True if the query matches only with typos. */
  nearly: boolean;
}

/** Finds commands by their words. Matches with typos count only if there are no exact ones. */
export function findCommands(commands: readonly Command[], query: string): FoundCommands {
  const found = findBest(query, commands, ({ label, group, words = '' }) => ({
    label,
    words: `${group} ${words}`,
  }));
  return {
    commands: found.map(({ item }) => item),
    nearly: found.every(({ rank }) => rank === ranks.typo),
  };
}

/** Returns the order number in a query, typed or dictated: `km 4821` is `KM-4821`; undefined if there is none. */
export function orderNumberIn(query: string): string | undefined {
  const named = /^#?(?:order\s+)?([a-z]{2})[\s-]*(\d{4,9})$/i.exec(query.trim());
  return named ? `${named[1]}-${named[2]}`.toUpperCase() : undefined;
}
