import { createPublicKey } from 'node:crypto';
import dns from 'node:dns/promises';
import type { SmtpConfig } from './mailer.ts';

type DkimKey = NonNullable<SmtpConfig['dkim']>;

/** Returns the name of the TXT record with the public key (RFC 6376, 3.6.2.1). */
export const dkimNameOf = ({ domainName, keySelector }: DkimKey): string =>
  `${keySelector}._domainkey.${domainName}`;

/** Returns the public key as the record holds it, in base64. */
const publicKeyOf = ({ privateKey }: DkimKey): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns the text of the TXT record. */
export const dkimRecordOf = (key: DkimKey): string => `v=DKIM1; k=rsa; p=${publicKeyOf(key)}`;

/** Looks up the record of a key. Throws if DNS doesn't answer. */
export async function compareDkimRecord(key: DkimKey): Promise<'same' | 'absent' | 'other'> {
  const records = await dns.resolveTxt(dkimNameOf(key)).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  if (records.length === 0) return 'absent';
  const wanted = publicKeyOf(key);
  return records.some((parts) => keyIn(parts.join('')) === wanted) ? 'same' : 'other';
}

/** Returns the record's "p" tag without whitespace, which doesn't count there. */
const keyIn = (record: string): string | undefined =>
  /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '');

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
