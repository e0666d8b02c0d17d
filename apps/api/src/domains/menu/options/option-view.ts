import {
  isOffered,
  type KeptChoice,
  type StoreOptionChoice,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import type { OptionGroupRow } from './options.repository.ts';

/** Returns the end of a choice's unavailability in milliseconds, or null. */
export function endOf({ unavailableUntil }: Pick<KeptChoice, 'unavailableUntil'>): number | null {
  return unavailableUntil === null ? null : Date.parse(unavailableUntil);
}

/** Converts an option group to the merchant's view. */
export function toGroup(row: OptionGroupRow, now: Date): StoreOptionGroup {
  const { changedBy: _by, changedAt: _at, choices, products, ...group } = row;
  return {
    ...group,
    choices: choices.map((choice) => toChoice(choice, now)),
    products: products.map(({ id, name }) => ({ id, name })),
  };
}

/** Converts a choice to the merchant's view. */
export function toChoice(row: KeptChoice, now: Date): StoreOptionChoice {
  const { id, name, price } = row;
  const end = endOf(row);
  const unavailableUntil = end === null ? null : new Date(end);
  const available = isOffered({ available: row.available, unavailableUntil }, now);
  const until = available ? null : (unavailableUntil?.toISOString() ?? null);
  return { id, name, price, available, unavailableUntil: until };
}
