import type { SignedInSession } from '../../lib/session.ts';

/**
 * Where a signed-in person belongs: the address they came for, if it is theirs to open (an invitation is
 * anybody's), or else the
 * dashboard, the sign-up wizard while they have no store, their own desk for the marketplace's staff.
 * Undefined while their store waits for approval: they can go nowhere.
 */
export function destinationOf(
  { user, store }: Pick<SignedInSession, 'user' | 'store'>,
  wanted?: string,
) {
  if (isBelow('/invitation', wanted)) return wanted;
  if (user.operator) return isBelow('/operator', wanted) ? wanted : '/operator';
  if (user.redirectURI !== null) return '/signup';
  if (!store.storeApproved) return undefined;
  return isBelow('/dashboard', wanted) ? wanted : '/dashboard/app';
}

/** The text as an address one signs in for; undefined for anything else, such as another site. */
export function guardedAddress(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return guarded.some((place) => isBelow(place, text)) ? text : undefined;
}

const guarded = ['/dashboard', '/operator', '/invitation'];

function isBelow(place: string, address: string | undefined): address is string {
  return address?.startsWith(place) === true && /^(?:[/?#]|$)/.test(address.slice(place.length));
}
