import { publicPaths } from '@counter/contract/shared';
import FindMyWay from 'find-my-way';

export type PageName = 'portal' | 'public';

/** The addresses of the portal; all others are of public pages. */
const portalAddress = /^\/(dashboard|operator|signup|register|dev)(?=\/|$)/;

/** Returns the page that speaks for a path, also where the path leads nowhere. */
export function pageFor(path: string): PageName {
  return portalAddress.test(path) ? 'portal' : 'public';
}

/**
 * Returns a function that tells if a path is the address of a page. `portal` has the addresses of the portal as
 * its router writes them: `/dashboard/orders/$orderNumber`.
 */
export function findPages(portal: readonly string[]): (path: string) => boolean {
  const router = FindMyWay({ ignoreTrailingSlash: false });
  const own = portal.filter((address) => pageFor(address) === 'portal');
  const patterns = [...own.map((address) => address.replaceAll('$', ':')), '/', ...publicPaths];
  for (const pattern of new Set(patterns)) router.on('GET', pattern, () => undefined);
  return (path) => router.find('GET', path) !== null;
}
