import { redirect } from '@tanstack/react-router';
import { destinationOf } from '../features/auth/destination.ts';
import { isSignedIn, onSessionChange, readSession } from '../lib/session.ts';

interface Visit {
  location: { href: string };
  /** 'stay': the page is already open and the session has changed under it. */
  cause: 'preload' | 'enter' | 'stay';
}

/** Lets only merchants with an approved store into the dashboard; the others go where they belong. */
export function requireMerchant({ location, cause }: Visit): void {
  const session = readSession();
  if (isSignedIn(session)) {
    const destination = destinationOf(session, location.href);
    if (destination !== location.href) redirect({ href: destination ?? '/login', throw: true });
    return;
  }
  const loggedOut = cause === 'stay' && session.error === null;
  redirect({ to: '/login', search: loggedOut ? {} : { redirect: location.href }, throw: true });
}

/** Lets only the marketplace's staff in. */
export function requireOperator(): void {
  const session = readSession();
  const destination = (isSignedIn(session) ? destinationOf(session) : undefined) ?? '/login';
  if (destination !== '/operator') redirect({ href: destination, throw: true });
}

/** Takes who is signed in already past the sign-in page, to where they wanted to go. */
export function skipWhenSignedIn(wanted: string | undefined): void {
  const session = readSession();
  const destination = isSignedIn(session) ? destinationOf(session, wanted) : undefined;
  if (destination !== undefined) redirect({ href: destination, throw: true });
}

/** Signing in or out, in this tab or another, calls `check` to ask the open page's guards again. */
export function guardOnSessionChange(check: () => void): void {
  let known = identity();
  onSessionChange(() => {
    if (identity() === known) return;
    known = identity();
    check();
  });
}

function identity(): string {
  const { user, authenticated, store } = readSession();
  return `${authenticated} ${user?.token} ${store.storeApproved}`;
}
