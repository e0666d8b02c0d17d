import type { Product } from '@counter/contract/menu';
import { findBest, ranks } from '@counter/contract/shared';
import type { PaletteItem } from '../../../ui/overlays/palette/palette-list.tsx';

/** A screen, an action or a finding that the palette offers. */
export interface Command extends PaletteItem {
  /** Other words that find it. */
  words?: string;
  /** The product that it opens. */
  product?: Product;
}

/** The commands that a query finds. */
export interface FoundCommands {
  /** The best first, and otherwise in their own order. */
  commands: Command[];
  /** True if the query as typed finds none, and these only with typing errors. */
  nearly: boolean;
}

/** Finds commands by their words. Those with a typing error are left out where the query as typed finds any. */
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

/** The order a query names, as typed or read aloud: `km 4821` is `KM-4821`; undefined when it names none. */
export function orderNumberIn(query: string): string | undefined {
  const named = /^#?(?:order\s+)?([a-z]{2})[\s-]*(\d{4,9})$/i.exec(query.trim());
  return named ? `${named[1]}-${named[2]}`.toUpperCase() : undefined;
}
