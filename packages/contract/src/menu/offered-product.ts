import type { LocalFormat } from '../shared/spoken-time.ts';
import { describeUnavailable, type Asked } from './availability-words.ts';
import { availabilityAt, isOffered, type AvailabilityFacts } from './availability.ts';
import type { MenuProduct } from './menu.schemas.ts';

type Group = MenuProduct['optionGroups'][number];
type Choice = Group['choices'][number];

/** A choice of an option group as stored. */
export type KeptChoice = Omit<Choice, 'available' | 'reason'> & {
  readonly available: boolean;
  /** ISO 8601. */
  readonly unavailableUntil: string | null;
};

/** A product as stored, with the facts that decide its availability. */
export type KeptProduct = Omit<MenuProduct, 'available' | 'reason' | 'optionGroups'> &
  Omit<AvailabilityFacts, 'timeZone'> & {
    readonly optionGroups: readonly (Omit<Group, 'choices'> & {
      readonly choices: readonly KeptChoice[];
    })[];
  };

/** Returns a product as offered to customers at an instant. */
export function offerProduct(kept: KeptProduct, local: LocalFormat, asked: Asked): MenuProduct {
  const { unavailableUntil, menuHours, dailyLimit, sold, available, ...product } = kept;
  const facts = { available, unavailableUntil, menuHours, dailyLimit, sold, ...local };
  const status = availabilityAt(facts, asked.at);
  const optionGroups = product.optionGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      offerChoice(choice, { productName: kept.name, ...local }, asked),
    ),
  }));
  const reason =
    describeUnavailable({ ...facts, name: kept.name }, status, asked) ||
    missingOption(kept.name, optionGroups);
  return { ...product, available: reason === '', reason, optionGroups };
}

/**
 * Returns the reason a product is unavailable because a required option group has too few available choices; otherwise
 * empty.
 */
function missingOption(name: string, groups: MenuProduct['optionGroups']): string {
  const missing = groups.find(
    ({ choices, minimum }) => choices.filter(({ available }) => available).length < minimum,
  );
  return missing
    ? `${name} is not available right now. There isn't enough "${missing.name}" left.`
    : '';
}

function offerChoice(
  { id, name, price, ...kept }: KeptChoice,
  { productName, ...local }: LocalFormat & { readonly productName: string },
  asked: Asked,
): Choice {
  const end = kept.unavailableUntil;
  const word = { available: kept.available, unavailableUntil: end ? new Date(end) : null };
  if (isOffered(word, asked.at)) return { id, name, price, available: true, reason: '' };
  const named = { name: `${name} for ${productName}`, menuHours: [], ...local };
  const status = { state: 'UNAVAILABLE', until: word.unavailableUntil } as const;
  return {
    id,
    name,
    price,
    available: false,
    reason: describeUnavailable(named, status, asked),
  };
}

/** Describes the number of choices: `optional`, `choose 1`, `up to 3`, `choose 1 to 3`. */
export function describeChoosing({ minimum, maximum }: Pick<Group, 'minimum' | 'maximum'>): string {
  if (minimum === 0) return maximum === 1 ? 'optional' : `up to ${maximum}`;
  return minimum === maximum ? `choose ${minimum}` : `choose ${minimum} to ${maximum}`;
}
