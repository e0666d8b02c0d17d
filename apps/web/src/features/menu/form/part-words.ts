import { formatMoney } from '@counter/contract/shared';
import { formatInstant } from '../../../lib/days.ts';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

type Named = { readonly id: number; readonly name: string };

/** How the values of a form are told apart from the form: names instead of ids, amounts with a currency. */
export function partWords(
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
  categories: readonly Named[],
  groups: readonly Named[],
) {
  const named = (all: readonly Named[], ids: readonly number[]) =>
    ids.map((id) => all.find((one) => one.id === id)?.name ?? 'one that is gone').join(', ') ||
    'none';
  return {
    text: (text: string) => text || 'nothing',
    yes: (value: boolean) => (value ? 'yes' : 'no'),
    number: (value: number | null) => (isNumber(value) ? plain.format(value) : 'nothing'),
    money: (minor: number | null) => (isNumber(minor) ? formatMoney(minor, currency) : 'nothing'),
    pictures: (images: readonly string[]) =>
      images.length === 1 ? 'one picture' : `${images.length} pictures`,
    categories: (ids: readonly number[]) => named(categories, ids),
    groups: (ids: readonly number[]) => named(groups, ids),
    available: (available: boolean, until: string | null) => {
      if (available) return 'yes';
      return until === null ? 'no' : `not until ${formatInstant(until, timeZone)}`;
    },
  };
}

export type PartWords = ReturnType<typeof partWords>;

function isNumber(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}
