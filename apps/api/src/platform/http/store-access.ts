import type { Endpoint, MemberCan } from '@counter/contract/endpoint';
import { isViewable } from '@counter/contract/shared';
import type { StoreAccess } from '../tenancy/entering.ts';

/**
 * Returns the access that a call needs. Staff who view a store as its owner get no files, because files leave the
 * screen.
 */
export function accessOf(
  { kind, writes }: Endpoint,
  { permission, whileWaiting }: MemberCan,
  storeId: number,
): StoreAccess {
  const isShown = kind === 'json' || kind === 'stream';
  const viewable = isShown && !writes && isViewable(permission);
  return { storeId, permission, viewable, whileWaiting: whileWaiting ?? false };
}
