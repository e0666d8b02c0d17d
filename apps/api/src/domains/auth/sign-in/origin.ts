import { hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { networkOf } from '../../../platform/kernel/network.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Caller } from '../account-work.ts';
import { findKnownDevice } from '../sessions/devices.repository.ts';

/** The origin of attempts at an account. Failures of one origin never affect another. */
export type Origin =
  | { readonly kind: 'network'; readonly network: string }
  /** A device that the account has signed in with before. */
  | { readonly kind: 'device'; readonly deviceId: number }
  /** A prompt inside a session. */
  | { readonly kind: 'session'; readonly sessionId: number };

/** Proofs of one account from one origin: what failures are counted by. */
export type Attempts = { readonly email: string; readonly origin: Origin };

/** Returns the attempts that a sign-in belongs to; `email` in lower case, with or without an account. */
export async function signInAttempts(
  db: Db | Tx,
  email: string,
  { device, address }: Pick<RequestFacts, 'device' | 'address'>,
): Promise<Attempts> {
  const deviceId = device ? await findKnownDevice(db, email, hashSecret(device)) : null;
  if (deviceId !== null) return { email, origin: { kind: 'device', deviceId } };
  return { email, origin: { kind: 'network', network: networkOf(address) } };
}

/** Returns the attempts that a prompt inside a session belongs to: strangers have no part in them. */
export function promptAttempts({ session }: Pick<Caller, 'session'>): Attempts {
  const { email, sessionId } = session;
  return { email, origin: { kind: 'session', sessionId } };
}

/** Returns the key of an origin in the table of failures. */
export function originKey(origin: Origin): string {
  if (origin.kind === 'network') return `network ${origin.network}`;
  if (origin.kind === 'device') return `device ${origin.deviceId}`;
  return `session ${origin.sessionId}`;
}

/** The key under which the failures of all networks are counted together. */
export const allNetworks = 'network *';
