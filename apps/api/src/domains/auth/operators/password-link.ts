import type { Platform } from '../../../platform/platform.ts';
import type { AccountWork } from '../account-work.ts';
import { createLink } from '../links.ts';
import { createReset } from '../passwords/password-resets.repository.ts';
import type { UserRow } from '../users.repository.ts';

/** Creates a link to choose a password within an hour. */
export async function createPasswordLink(
  parts: Pick<Platform, 'publicUrl'>,
  { tx, at }: AccountWork,
  { id }: Pick<UserRow, 'id'>,
): Promise<string> {
  const { row, address } = createLink(parts, 'change_password', at);
  await createReset(tx, id, row);
  return address;
}
