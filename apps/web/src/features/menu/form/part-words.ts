import { formatMoney } from '@counter/contract/shared';
import { formatInstant } from '../../../lib/days.ts';
import { text as sentences } from '../menu.text.ts';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

type Named = { readonly id: number; readonly name: string };

/** Formats form values for people: names instead of ids, amounts with a currency. */
export function partWords(
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
  categories: readonly Named[],
  groups: readonly Named[],
) {
  const named = (all: readonly Named[], ids: readonly number[]) =>
    ids
      .map((id) => all.find((one) => one.id === id)?.name ?? sentences.form.oneThatIsGone)
      .join(', ') || sentences.form.none;
  return {
    text: (text: string) => text || sentences.nothing,
    yes: (value: boolean) => (value ? sentences.form.yes : sentences.form.no),
    number: (value: number | null) => (isNumber(value) ? plain.format(value) : sentences.nothing),
    money: (minor: number | null) =>
      isNumber(minor) ? formatMoney(minor, currency) : sentences.nothing,
    pictures: (images: readonly string[]) =>
      images.length === 1 ? sentences.form.onePicture : sentences.form.pictures(images.length),
    categories: (ids: readonly number[]) => named(categories, ids),
    groups: (ids: readonly number[]) => named(groups, ids),
    available: (available: boolean, until: string | null) => {
      if (available) return sentences.form.yes;
      return until === null
        ? sentences.form.no
        : sentences.form.notUntil(formatInstant(until, timeZone));
    },
  };
}

export type PartWords = ReturnType<typeof partWords>;

function isNumber(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}
