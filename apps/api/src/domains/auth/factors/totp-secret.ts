import { placeOf, type SealedColumns } from '../../../platform/kernel/sealed-columns.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users.repository.ts';

type Owner = Pick<UserRow, 'id'>;

/** The columns with encrypted secrets of authenticator apps. */
export const sealedOfAccounts = {
  table: 'users',
  row: 'id',
  places: { totpSecret: 'users.totp_secret' },
} as const satisfies SealedColumns;

const placeFor = ({ id }: Owner): string => placeOf(sealedOfAccounts, 'totpSecret', id);

/** Encrypts the secret of an authenticator app for storage. */
export function sealTotpSecret({ vault }: Platform, user: Owner, secret: string): Buffer {
  return vault.seal(secret, placeFor(user));
}

/** Decrypts the secret, whether confirmed or only offered; null without one. */
export function openTotpSecret(
  { vault }: Platform,
  user: Owner & Pick<UserRow, 'totpSecret'>,
): string | null {
  return user.totpSecret && vault.open(user.totpSecret, placeFor(user));
}
