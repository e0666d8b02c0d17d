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
  /** The reason the last sign-in failed or the session ended; a sentence for the person. */
  error: z.nullable(z.string()),
  store: z.object({
    storeApproved: z.boolean(),
    message: z.string(),
    /** The person has chosen to prepare a store that waits for approval. */
    preparing: z.optional(z.boolean()),
  }),
});

/** The signed-in person of this browser. Persistent, and shared by all tabs. */
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
/** The reason for which the session may end next, if it is known. */
let expectedEnd: string | undefined;

become(readStored(key, sessionSchema, nobody));
onStoredElsewhere(key, () => become(keepingInput(readStored(key, sessionSchema, nobody))));

function become(next: Session): void {
  writeDatesIn(next.user?.dates);
  session.set(next);
}

/** Another tab that switches the store doesn't take this one's unsaved input away: it stays in its store. */
function keepingInput(next: Session): Session {
  const { user } = session.get();
  if (!user || user.token !== next.user?.token || !findInputAtRisk()) return next;
  return { ...next, user: { ...next.user, storeId: user.storeId } };
}

function updateSession(next: Session): void {
  writeStored(key, next);
  become(next);
}

/** The session as it is now. */
export const readSession = session.get;

/** Calls `listener` whenever the session changes, in this tab or another. Returns a function that ends this. */
export const onSessionChange = session.subscribe;

/** The session, kept current. */
export function useSession(): Session {
  return useShared(session);
}

export function isSignedIn(candidate: Session): candidate is SignedInSession {
  return candidate.authenticated && candidate.user !== null;
}

/** Keeps what the sign-in answered, or the same session when it is read again. */
export function signedIn({ data, authenticated, storeApproved, message }: LoginAnswer): void {
  const { user, store: before } = session.get();
  const preparing = user?.token === data.token && before.preparing;
  const store = { storeApproved, message, preparing };
  expectedEnd = undefined;
  updateSession({ user: data, authenticated, error: null, store });
}

/** Lets the person in to prepare a store that waits for approval, until they log out. */
export function startPreparing(): void {
  const { store, ...rest } = session.get();
  updateSession({ ...rest, store: { ...store, preparing: true } });
}

/** Keeps why the person is not signed in, for the sign-in page to show. */
export function signInFailed(error: string): void {
  updateSession({ ...nobody, error });
}

/** Makes another of the person's stores the current one; null for none. */
export function updateCurrentStore(storeId: number | null): void {
  const { user, ...rest } = session.get();
  if (user) updateSession({ ...rest, user: { ...user, storeId } });
}

type PersonalFacts = Pick<SessionUser, 'fullName' | 'email' | 'dates'>;

/** Keeps what the person's account says of them now; nothing happens where it is known already. */
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

/** Forgets everything about the person. */
export function clearSession(): void {
  updateSession(nobody);
}

/** Keeps why the session may end now, as a refused call knows less. Forgotten when the session is read again. */
export function expectEnd(why: string): void {
  expectedEnd = why;
}

/** The server no longer knows the session: the person has to sign in again, and is told why. */
export function sessionEnded(why: string = text.sessionEnded): void {
  signInFailed(expectedEnd ?? why);
  expectedEnd = undefined;
}
