import type { FieldErrors } from '@counter/browser/problem';
import { text } from './checkout.text.ts';

/** The order of the fields on the page, by the beginning of their paths. */
const onPage = ['deliveryAddress', 'consumer', 'customer'];

const words: Readonly<Record<string, string>> = {
  'deliveryAddress.street': text.enterYourStreet,
  'deliveryAddress.city': text.enterYourCity,
  'deliveryAddress.state': text.enterYourState,
  'deliveryAddress.zip': text.enterYourZipCode,
  'customer.name': text.enterYourName,
  'customer.phone': text.enterYourPhone,
};

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * Returns what is wrong with an order, in the words and the order of the page. `consumer` is the error of the field
 * to sign in with, if there is one.
 */
export function wrongFields(issues: readonly Issue[], consumer = ''): FieldErrors {
  const told = issues.map(({ path, message }) => {
    const at = path.map(String).join('.');
    return { path: at, message: words[at] ?? message };
  });
  const all = consumer === '' ? told : [{ path: 'consumer', message: consumer }, ...told];
  return all.toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
}

function placeOf(path: string): number {
  const place = onPage.findIndex((begin) => path.startsWith(begin));
  return place < 0 ? onPage.length : place;
}

/** Says the first thing that is wrong, and how many more there are. */
export function wordsForWrong([first, ...others]: FieldErrors): string {
  if (!first) return '';
  return others.length === 0 ? first.message : text.andMore(first.message, others.length);
}
