import { formatMoney } from '@counter/contract/shared';
import { formatInstant } from '../../../lib/time/days.ts';
import { text as sentences } from '../menu.text.ts';
import { formText } from './form.text.ts';

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

type Named = { readonly id: number; readonly name: string };

/** Formats form values for people: names instead of ids, amounts with a currency. */
export function partWords(
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
  categories: readonly Named[],
  groups: readonly Named[],
) {
  const named = (all: readonly Named[], ids: readonly number[]) =>
    ids.map((id) => all.find((one) => one.id === id)?.name ?? formText.deletedOne).join(', ') ||
    formText.none;
  return {
    text: (text: string) => text || sentences.nothing,
    yes: (value: boolean) => (value ? formText.yes : formText.no),
    number: (value: number | null) => (isNumber(value) ? plain.format(value) : sentences.nothing),
    money: (minor: number | null) =>
      isNumber(minor) ? formatMoney(minor, currency) : sentences.nothing,
    pictures: (images: readonly string[]) =>
      images.length === 1 ? formText.onePicture : formText.pictures(images.length),
    categories: (ids: readonly number[]) => named(categories, ids),
    groups: (ids: readonly number[]) => named(groups, ids),
    available: (available: boolean, until: string | null) => {
      if (available) return formText.yes;
      return until === null ? formText.no : formText.notUntil(formatInstant(until, timeZone));
    },
  };
}

export type PartWords = ReturnType<typeof partWords>;

function isNumber(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}
