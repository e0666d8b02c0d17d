import { redirect } from '@tanstack/react-router';
import { destinationOf } from '../features/auth/destination.ts';
import { signOutAnswered } from '../features/auth/sign-out.ts';
import { isSignedIn, onSessionChange, readSession } from '../lib/session.ts';

interface Visit {
  location: { href: string; pathname: string };
  /** 'stay': the page is already open and the session has changed under it. */
  cause: 'preload' | 'enter' | 'stay';
}

/** Lets only merchants with a store that is approved, or that they prepare, into the dashboard. */
export function requireMerchant({ location, cause }: Visit): void {
  const session = readSession();
  if (isSignedIn(session)) {
    const destination = destinationOf(session, location.href);
    if (destination !== location.href) redirect({ href: destination ?? '/login', throw: true });
    return;
  }
  signInFor(location.href, cause);
}

/** Lets only the marketplace's staff in. */
export function requireOperator({ location, cause }: Visit): void {
  const session = readSession();
  if (!isSignedIn(session)) signInFor(location.href, cause);
  else if (!session.user.operator)
    redirect({ href: destinationOf(session) ?? '/login', throw: true });
}

/** Leads to the sign-in, and from there back; who has just logged out does not want to come back. */
function signInFor(address: string, cause: Visit['cause']): void {
  const loggedOut = cause === 'stay' && readSession().error === null;
  redirect({ to: '/login', search: loggedOut ? {} : { redirect: address }, throw: true });
}

/**
 * Signing up is for strangers, and for who still has something to hand in; everybody else goes where
 * they belong. Who logs out in the middle of it, or is logged out, signs in again.
 */
export function requireApplicant({ location, cause }: Visit): void {
  const session = readSession();
  if (!isSignedIn(session)) {
    if (cause === 'stay') redirect({ to: '/login', throw: true });
    return;
  }
  const destination = destinationOf(session) ?? '/login';
  if (destination !== location.pathname) redirect({ href: destination, throw: true });
}

/**
 * Asks the open page's guards again when who is signed in or where they belong changes, in this tab or
 * another. Returns a function that stops it.
 */
export function guardOnSessionChange(check: () => void): () => void {
  let known = identity();
  return onSessionChange(() => {
    if (identity() === known) return;
    known = identity();
    check();
  });
}

function identity(): string {
  const { user, authenticated, store } = readSession();
  const { storeApproved, preparing } = store;
  return [authenticated, user?.token, user?.redirectURI, storeApproved, preparing].join(' ');
}

/** Loads the address from the server, because its page is not part of the portal. */
export async function loadPage({ location: { href } }: Visit): Promise<void> {
  await signOutAnswered();
  redirect({ href, reloadDocument: true, throw: true });
}
