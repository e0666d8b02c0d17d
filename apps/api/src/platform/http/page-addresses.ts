import { publicPaths } from '@counter/contract/shared';
import FindMyWay from 'find-my-way';

export type PageName = 'portal' | 'public';

/** The portal's URLs; all others belong to public pages. */
const portalAddress = /^\/(dashboard|operator|signup|register|dev)(?=\/|$)/;

/** Returns the page that handles a path, even an unknown one. */
export function pageFor(path: string): PageName {
  return portalAddress.test(path) ? 'portal' : 'public';
}

/**
 * Returns a predicate for the paths of pages. `portal` has the portal's paths in its router's notation:
 * `/dashboard/orders/$orderNumber`.
 */
export function findPages(portal: readonly string[]): (path: string) => boolean {
  const router = FindMyWay({ ignoreTrailingSlash: false });
  const own = portal.filter((address) => pageFor(address) === 'portal');
  const patterns = [...own.map((address) => address.replaceAll('$', ':')), '/', ...publicPaths];
  for (const pattern of new Set(patterns)) router.on('GET', pattern, () => undefined);
  return (path) => router.find('GET', path) !== null;
}
