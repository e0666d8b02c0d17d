import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import type { Platform } from '../../platform/platform.ts';

const hour = 3_600_000;

/** Lifetimes of the links in mails, in milliseconds. */
const lifetimes = { confirm_email: 7 * 24 * hour, change_password: hour } as const;

/** The stored part of a link, with only the hash of its secret. */
export type NewLink = {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Creates a link to a page: its URL for the mail (`address`) and its row (`row`). */
export function createLink(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  page: keyof typeof lifetimes,
  at: Date,
): { readonly address: string; readonly row: NewLink } {
  const token = createSecret();
  return {
    address: `${publicUrl()}/${page}/${token}`,
    row: {
      tokenHash: hashSecret(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + lifetimes[page]),
    },
  };
}

/** The maximum number of mails with one kind of link per person and hour. */
export const linksAnHour = 5;

/** Returns the instant from which links count towards the hourly limit. */
export function anHourBefore(at: Date): Date {
  return new Date(at.getTime() - hour);
}
