import type { SignedInSession } from '../../lib/session.ts';

/**
 * Where a signed-in person belongs: the address they came for or the dashboard, the sign-up wizard
 * while they have no store, their own place for the marketplace's staff. Undefined while their store
 * waits for approval: they can go nowhere.
 */
export function destinationOf(
  { user, store }: Pick<SignedInSession, 'user' | 'store'>,
  wanted?: string,
) {
  if (user.operator) return '/operator';
  if (user.redirectURI !== null) return '/signup';
  return store.storeApproved ? (wanted ?? '/dashboard/app') : undefined;
}

/** The text as an address inside the dashboard; undefined for anything else, such as another site. */
export function dashboardAddress(text: unknown): string | undefined {
  return typeof text === 'string' && /^\/dashboard(?:[/?#]|$)/.test(text) ? text : undefined;
}
