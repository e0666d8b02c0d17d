import { hashSecret } from '../../../platform/kernel/crypto.ts';
import { networkOf } from '../../../platform/kernel/network.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { AccountWork } from '../account-work.ts';
import { keepDevice, keepDeviceOf } from './devices.repository.ts';
import { hasUnreviewed } from './new-sign-ins.repository.ts';
import { hasSignedIn, hasSignedInWithoutDevice, shortUserAgent } from './sessions.repository.ts';

type SignInDevice = {
  /** The device of the session; null for an API client, which keeps no cookies. */
  readonly deviceId: number | null;
  /** True if the account has signed in before, but never from this device. */
  readonly isNew: boolean;
  /** True if the device is new, or was new and the person hasn't confirmed it since. */
  readonly isUnreviewed: boolean;
};

/** Finds or saves the device of a sign-in. An API client is recognized by its name and network. */
export async function findSignInDevice(
  { tx, at }: Pick<AccountWork, 'tx' | 'at'>,
  userId: number,
  request: RequestFacts,
): Promise<SignInDevice> {
  const hasHistory = await hasSignedIn(tx, userId);
  const client = {
    userAgent: shortUserAgent(request.userAgent),
    network: networkOf(request.address),
  };
  const { deviceId, isKnown } = request.fromBrowser
    ? await keepBrowser({ tx, at }, userId, request)
    : { deviceId: null, isKnown: await hasSignedInWithoutDevice(tx, userId, client) };
  const isNew = hasHistory && !isKnown;
  const isUnreviewed = isNew || (await hasUnreviewed(tx, userId, { deviceId, ...client }));
  return { deviceId, isNew, isUnreviewed };
}

async function keepBrowser(
  { tx, at }: Pick<AccountWork, 'tx' | 'at'>,
  userId: number,
  { device }: RequestFacts,
) {
  if (!device) throw new Error('a call that opens sessions must be a signInRoute');
  const deviceId = await keepDevice(tx, hashSecret(device), at);
  const isFirstTime = await keepDeviceOf(tx, userId, deviceId, at);
  return { deviceId, isKnown: !isFirstTime };
}
