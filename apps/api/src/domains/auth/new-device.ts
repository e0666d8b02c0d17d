import { hashSecret } from '../../platform/crypto.ts';
import { networkOf } from '../../platform/audit/network.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { AccountWork } from './account-work.ts';
import { keepDevice, keepDeviceOf } from './devices.repository.ts';
import { hasSignedIn, hasSignedInWithoutDevice } from './sessions.repository.ts';

type SignInDevice = {
  /** What the session is bound to; null for an API client, which keeps no cookies. */
  readonly deviceId: number | null;
  /** Whether the account has signed in before, but never from here. */
  readonly isNew: boolean;
};

/**
 * Finds, and keeps, the device that an account signs in with. An API client counts as the same one while
 * its name and its network stay the same.
 */
export async function findSignInDevice(
  { tx, at }: Pick<AccountWork, 'tx' | 'at'>,
  userId: number,
  request: RequestFacts,
): Promise<SignInDevice> {
  const hasHistory = await hasSignedIn(tx, userId);
  if (!request.fromBrowser) {
    const { userAgent } = request;
    const client = { userAgent, network: networkOf(request.address) };
    const isKnown = await hasSignedInWithoutDevice(tx, userId, client);
    return { deviceId: null, isNew: hasHistory && !isKnown };
  }
  if (!request.device) throw new Error('a call that opens sessions must be a signInRoute');
  const deviceId = await keepDevice(tx, hashSecret(request.device), at);
  const isFirstTime = await keepDeviceOf(tx, userId, deviceId, at);
  return { deviceId, isNew: hasHistory && isFirstTime };
}
