import type { Platform } from '../../platform/platform.ts';
import type { UserRow } from './users.repository.ts';

type Owner = Pick<UserRow, 'id'>;

const placeOf = ({ id }: Owner): string => `users.totp_secret ${id}`;

/** The secret of an authenticator app as it is kept. */
export function sealTotpSecret({ vault }: Platform, user: Owner, secret: string): Buffer {
  return vault.seal(secret, placeOf(user));
}

/** The secret again, confirmed or only offered; null where there is none. */
export function openTotpSecret(
  { vault }: Platform,
  user: Owner & Pick<UserRow, 'totpSecret'>,
): string | null {
  return user.totpSecret && vault.open(user.totpSecret, placeOf(user));
}
