import { hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { networkOf } from '../../../platform/kernel/network.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Caller } from '../account-work.ts';
import { findKnownDevice } from '../sessions/devices.repository.ts';

/** The origin of attempts at an account. Failures of one origin never affect another. */
export type Origin =
  | { readonly kind: 'network'; readonly network: string }
  /** A device with which the account has signed in before. */
  | { readonly kind: 'device'; readonly deviceId: number }
  /** A prompt inside a session. */
  | { readonly kind: 'session'; readonly sessionId: number };

/** Proofs of one account from one origin, whose failures are counted together. */
export type Attempts = { readonly email: string; readonly origin: Origin };

/** Returns the account and origin that a sign-in counts for. `email` must be lowercase; the account need not exist. */
export async function signInAttempts(
  db: Db | Tx,
  email: string,
  { device, address }: Pick<RequestFacts, 'device' | 'address'>,
): Promise<Attempts> {
  const deviceId = device ? await findKnownDevice(db, email, hashSecret(device)) : null;
  if (deviceId !== null) return { email, origin: { kind: 'device', deviceId } };
  return { email, origin: { kind: 'network', network: networkOf(address) } };
}

/** Returns the account and origin that a prompt within a session counts for. Strangers' failures don't count there. */
export function promptAttempts({ session }: Pick<Caller, 'session'>): Attempts {
  const { email, sessionId } = session;
  return { email, origin: { kind: 'session', sessionId } };
}

/** Returns the key of an origin in the failures table. */
export function originKey(origin: Origin): string {
  if (origin.kind === 'network') return `network ${origin.network}`;
  if (origin.kind === 'device') return `device ${origin.deviceId}`;
  return `session ${origin.sessionId}`;
}

/** The key that counts the failures of all networks. */
export const allNetworks = 'network *';
