import { redirect } from '@tanstack/react-router';
import { destinationOf } from '../features/auth/destination.ts';
import { signOutAnswered } from '../features/auth/sign-out.ts';
import { isSignedIn, onSessionChange, readSession } from '../lib/session.ts';

interface Visit {
  location: { href: string; pathname: string };
  /** 'stay' means that the page is already open and the session has changed. */
  cause: 'preload' | 'enter' | 'stay';
}

/** Requires a merchant with a store that is approved or that they are preparing. */
export function requireMerchant({ location, cause }: Visit): void {
  const session = readSession();
  if (isSignedIn(session)) {
    const destination = destinationOf(session, location.href);
    if (destination !== location.href) redirect({ href: destination ?? '/login', throw: true });
    return;
  }
  signInFor(location.href, cause);
}

/** Requires a marketplace operator. */
export function requireOperator({ location, cause }: Visit): void {
  const session = readSession();
  if (!isSignedIn(session)) signInFor(location.href, cause);
  else if (!session.user.operator)
    redirect({ href: destinationOf(session) ?? '/login', throw: true });
}

/** Redirects to the sign-in page, and back afterwards unless the person has just logged out. */
function signInFor(address: string, cause: Visit['cause']): void {
  const loggedOut = cause === 'stay' && readSession().error === null;
  redirect({ to: '/login', search: loggedOut ? {} : { redirect: address }, throw: true });
}

/**
 * Lets people sign up if they are signed out or their application is incomplete, and redirects everybody else. A
 * person whose session ends during the sign-up is sent to the sign-in page.
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
 * Runs the open page's guards again when the person or their access changes, in this tab or another. Returns a
 * function that stops this.
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

/** Reloads the address from the server, because its page isn't part of the portal. */
export async function loadPage({ location: { href } }: Visit): Promise<void> {
  await signOutAnswered();
  redirect({ href, reloadDocument: true, throw: true });
}
