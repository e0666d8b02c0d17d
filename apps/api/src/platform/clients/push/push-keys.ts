import { createECDH } from 'node:crypto';
import path from 'node:path';
import { readOrCreate } from '../../kernel/local-key.ts';
import type { PushKeys } from './pusher.ts';

const twoKeys = /^([\w-]{87}) ([\w-]{43})$/;

/** The default contact for push services. */
const nobody = 'mailto:nobody@counter.example';

/**
 * Returns the push keys of an installation without configured ones. Creates them once and keeps them beside its data,
 * because new keys would invalidate every added device. Throws if the file holds anything else.
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

/** Returns true if a public key belongs to a private key; false for invalid keys too. */
export function belongTogether(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}

/** Creates a key pair. The private key is padded to 32 bytes with leading zeros. */
function makeKeys(): string {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return `${publicKey} ${privateKey.toString('base64url')}`;
}
