type Params = Readonly<Record<string, string | undefined>>;

const business = '/dashboard/business/';

/**
 * Returns the address of the same screen in another store. The rest of the address may refer to the old store (an
 * open order, a search, a page), so only the screen is kept.
 */
export function screenIn(pathname: string, params: Params, storeUrl: string): string {
  const { storeUrl: named, ...things } = params;
  if (named !== undefined && pathname.startsWith(business)) {
    const screen = pathname.split('/')[4] ?? '';
    const there = `${business}${encodeURIComponent(storeUrl)}`;
    return screen === '' ? there : `${there}/${screen}`;
  }
  const values = new Set(Object.values(things));
  const segments = pathname.split('/');
  const first = segments.findIndex((segment) => values.has(decodeURIComponent(segment)));
  return segments.slice(0, first === -1 ? undefined : first).join('/');
}
