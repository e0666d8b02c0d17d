import type { SignedInSession } from '../../lib/session.ts';

/** The part of a session that decides where a person lands. */
type Place = Pick<SignedInSession, 'user'> & {
  readonly store: Pick<SignedInSession['store'], 'storeApproved'> & {
    readonly preparing?: boolean | undefined;
  };
};

/**
 * Returns the first page of a signed-in person. It is the address they came for if they may open it (invitations
 * always), or else the dashboard, the sign-up wizard for people without a store, or the operator's pages for staff.
 * Undefined while their store waits for approval and they haven't chosen to prepare it.
 */
export function destinationOf({ user, store }: Place, wanted?: string) {
  if (isBelow('/invitation', wanted)) return wanted;
  // Staff who view a store as its owner have it as their current store.
  if (user.operator) {
    const isViewing = user.storeId !== null && isBelow('/dashboard', wanted);
    return isViewing || isBelow('/operator', wanted) ? wanted : '/operator';
  }
  if (user.redirectURI !== null) return '/signup';
  if (!store.storeApproved && !store.preparing) return undefined;
  return isBelow('/dashboard', wanted) ? wanted : '/dashboard/app';
}

/** Returns the text if it is an address behind the sign-in; undefined for anything else, such as another site. */
export function guardedAddress(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return guarded.some((place) => isBelow(place, text)) ? text : undefined;
}

const guarded = ['/dashboard', '/operator', '/invitation'];

function isBelow(place: string, address: string | undefined): address is string {
  return address?.startsWith(place) === true && /^(?:[/?#]|$)/.test(address.slice(place.length));
}
