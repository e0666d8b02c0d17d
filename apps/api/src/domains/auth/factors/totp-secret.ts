import { placeOf, type SealedColumns } from '../../../platform/kernel/sealed-columns.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users.repository.ts';

type Owner = Pick<UserRow, 'id'>;

/** The sealed secrets of authenticator apps. */
export const sealedOfAccounts = {
  table: 'users',
  row: 'id',
  places: { totpSecret: 'users.totp_secret' },
} as const satisfies SealedColumns;

const placeFor = ({ id }: Owner): string => placeOf(sealedOfAccounts, 'totpSecret', id);

/** The secret of an authenticator app as it is kept. */
export function sealTotpSecret({ vault }: Platform, user: Owner, secret: string): Buffer {
  return vault.seal(secret, placeFor(user));
}

/** The secret again, confirmed or only offered; null where there is none. */
export function openTotpSecret(
  { vault }: Platform,
  user: Owner & Pick<UserRow, 'totpSecret'>,
): string | null {
  return user.totpSecret && vault.open(user.totpSecret, placeFor(user));
}
