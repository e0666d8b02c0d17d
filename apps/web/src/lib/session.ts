import { sessionUser, type LoginAnswer, type SessionUser } from '@counter/contract/auth';
import { z } from 'zod/mini';
import { writeDatesIn } from './time/date-format.ts';
import { createSharedValue, useShared } from '@counter/browser/shared-value';
import { onStoredElsewhere, readStored, writeStored } from '@counter/browser/storage';
import { findInputAtRisk } from './unsaved-input.ts';
import { text } from './lib.text.ts';

const sessionSchema = z.object({
  user: z.nullable(sessionUser),
  authenticated: z.boolean(),
  /** The reason the last sign-in failed or the session ended, as a sentence for the person. */
  error: z.nullable(z.string()),
  store: z.object({
    storeApproved: z.boolean(),
    message: z.string(),
    /** The person chose to prepare a store that is awaiting approval. */
    preparing: z.optional(z.boolean()),
  }),
});

/** The person signed in on this browser. It is persistent, and all tabs share it. */
export type Session = z.infer<typeof sessionSchema>;
export type SignedInSession = Session & { user: NonNullable<Session['user']> };

const key = 'counter.session';
const nobody: Session = {
  user: null,
  authenticated: false,
  error: null,
  store: { storeApproved: false, message: '' },
};

const session = createSharedValue(nobody);
/** The expected reason for the session's end, if known. */
let expectedEnd: string | undefined;

become(readStored(key, sessionSchema, nobody));
onStoredElsewhere(key, () => become(keepingInput(readStored(key, sessionSchema, nobody))));

function become(next: Session): void {
  writeDatesIn(next.user?.dates);
  session.set(next);
}

/** Keeps this tab in its store if it has unsaved input and another tab switches stores. */
function keepingInput(next: Session): Session {
  const { user } = session.get();
  if (!user || user.token !== next.user?.token || !findInputAtRisk()) return next;
  return { ...next, user: { ...next.user, storeId: user.storeId } };
}

function updateSession(next: Session): void {
  writeStored(key, next);
  become(next);
}

/** Returns the current session. */
export const readSession = session.get;

/** Calls `listener` whenever the session changes, in this tab or another. Returns a function that unsubscribes it. */
export const onSessionChange = session.subscribe;

/** Returns the session and renders again when it changes. */
export function useSession(): Session {
  return useShared(session);
}

export function isSignedIn(candidate: Session): candidate is SignedInSession {
  return candidate.authenticated && candidate.user !== null;
}

/** Stores the session of a sign-in, or refreshes it when it is read again. */
export function signedIn({ data, authenticated, storeApproved, message }: LoginAnswer): void {
  const { user, store: before } = session.get();
  const preparing = user?.token === data.token && before.preparing;
  const store = { storeApproved, message, preparing };
  expectedEnd = undefined;
  updateSession({ user: data, authenticated, error: null, store });
}

/** Lets the person prepare a store that is awaiting approval, until they log out. */
export function startPreparing(): void {
  const { store, ...rest } = session.get();
  updateSession({ ...rest, store: { ...store, preparing: true } });
}

/** Stores the reason for a failed sign-in, to show on the sign-in page. */
export function signInFailed(error: string): void {
  updateSession({ ...nobody, error });
}

/** Switches to another of the person's stores, or to none for null. */
export function updateCurrentStore(storeId: number | null): void {
  const { user, ...rest } = session.get();
  if (user) updateSession({ ...rest, user: { ...user, storeId } });
}

type PersonalFacts = Pick<SessionUser, 'fullName' | 'email' | 'dates'>;

/** Updates the name, email and date format of the signed-in person. Does nothing if they are unchanged. */
export function updatePerson({ fullName, email, dates }: PersonalFacts): void {
  const { user, ...rest } = session.get();
  if (!user) return;
  const known =
    user.fullName === fullName &&
    user.email === email &&
    user.dates.order === dates.order &&
    user.dates.clock === dates.clock;
  if (!known) updateSession({ ...rest, user: { ...user, fullName, email, dates } });
}

/** Signs the person out and removes their data. */
export function clearSession(): void {
  updateSession(nobody);
}

/** Stores why the session may end soon, because a refused call can't tell. Reset when the session is read again. */
export function expectEnd(why: string): void {
  expectedEnd = why;
}

/** Signs the person out because the server no longer knows the session, and shows them why. */
export function sessionEnded(why: string = text.sessionEnded): void {
  signInFailed(expectedEnd ?? why);
  expectedEnd = undefined;
}
