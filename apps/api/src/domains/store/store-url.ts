const maxLength = 60;

/**
 * Converts a name to a URL slug: `Café Olé & Co.` becomes `cafe-ole-and-co`. A name without letters and digits becomes
 * `store`.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
  return slug || 'store';
}

/** Returns the first of `bakery`, `bakery-2`, `bakery-3`… that is not taken. */
export function freeUrl(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
