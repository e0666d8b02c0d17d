import { createECDH } from 'node:crypto';
import path from 'node:path';
import { readOrCreate } from '../../kernel/local-key.ts';
import type { PushKeys } from './pusher.ts';

const twoKeys = /^([\w-]{87}) ([\w-]{43})$/;

/** The default contact for push services. */
const nobody = 'mailto:nobody@counter.example';

/**
 * The push keys of an installation that was given none: made once and kept beside its data. With others, the
 * devices that were added would have to be added again. Throws when the file holds anything else.
 */
export async function findLocalPushKeys(dataDir: string): Promise<PushKeys> {
  const file = path.join(dataDir, 'push.keys');
  const [, publicKey, privateKey] = twoKeys.exec(await readOrCreate(file, makeKeys)) ?? [];
  if (
    publicKey === undefined ||
    privateKey === undefined ||
    !belongTogether(publicKey, privateKey)
  ) {
    throw new Error(
      `Counter did not start: ${file} does not hold push keys. Put it back from a backup, or remove it; then people have to add their devices again.`,
    );
  }
  return { publicKey, privateKey, subject: nobody };
}

/** Returns true if a public key belongs to a private key; false also for invalid keys. */
export function belongTogether(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}

/** The private key has 32 bytes, blanks at its beginning included. */
function makeKeys(): string {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return `${publicKey} ${privateKey.toString('base64url')}`;
}
