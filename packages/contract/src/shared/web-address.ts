import { z } from 'zod/mini';
import { textOr } from './absent.ts';
import { orEmpty } from './fields.ts';
import { upTo } from './lengths.ts';

const pattern = /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i;

/** A web address; https if it has no scheme. The message for an invalid one contains `example`. */
export function webAddress(example: string, required?: string) {
  const text = z.string(textOr(required ?? 'Must be text')).check(z.trim(), upTo(500));
  return z.pipe(
    required === undefined ? text : text.check(z.minLength(1, required)),
    z.pipe(
      z.transform((address: string) =>
        address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`,
      ),
      z.string().check(z.regex(orEmpty(pattern), `Enter a web address such as ${example}`)),
    ),
  );
}
