import type { FieldErrors } from '@counter/browser/problem';
import { text } from './checkout.text.ts';

/** Prefixes of the field paths, in the order of the page. */
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
 * Returns an order's field errors with the page's messages, in the page's order. `consumer` is the error of the
 * sign-in field, if any.
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

/** Returns the first error and the number of others. */
export function wordsForWrong([first, ...others]: FieldErrors): string {
  if (!first) return '';
  return others.length === 0 ? first.message : text.andMore(first.message, others.length);
}
