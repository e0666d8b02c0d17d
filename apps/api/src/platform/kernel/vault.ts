import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A 256-bit key and the name that sealed values store. */
export type VaultKey = { readonly id: string; readonly key: Buffer };

/** The first key seals; all of them open. */
export type VaultKeys = readonly [VaultKey, ...VaultKey[]];

export type Vault = {
  /**
   * Seals a text (AES-256-GCM, a new nonce each time). `place` says where it is stored, such as `bank_details.ein 12`;
   * in another row or column it can't be opened.
   */
  seal(text: string, place: string): Buffer;
  /** Returns the text. Throws if the value was changed, moved, or sealed with an unknown key. */
  open(sealed: Buffer, place: string): string;
  /**
   * Returns a blind index: a keyed hash (HMAC-SHA-256) that finds a text which may not be stored. Equal texts have
   * equal hashes, and nobody can reverse them without the key.
   */
  blindIndex(text: string, place: string): Buffer;
  /** Returns the blind indexes under every key, because an earlier key may have made the stored one. */
  blindIndexes(text: string, place: string): Buffer[];
};

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates a vault that seals with the first key and opens with any: put a new key in front to rotate. A sealed value
 * consists of one byte for the length of the key's id, the id, the nonce, the tag and the cipher text.
 * `formerIndexKeys` belong to removed keys, so that values hashed with them can still be found.
 */
export function createVault(keys: VaultKeys, formerIndexKeys: readonly Buffer[] = []): Vault {
  const [current] = keys;
  const indexKey = indexKeyOf(current);
  const indexKeys = [...keys.map(indexKeyOf), ...formerIndexKeys];
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([prefixOf(current.id), nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, place) => {
      const parts = takeApart(sealed);
      const key = keys.find(({ id }) => id === parts.id)?.key;
      if (!key) throw new Error(`The encryption key "${parts.id}" is not among ENCRYPTION_KEYS.`);
      try {
        return decipher(key, parts, place);
      } catch (cause) {
        throw new Error('A sealed value cannot be opened: it was changed or moved.', { cause });
      }
    },
    blindIndex: (text, place) => blindIndexOf(indexKey, text, place),
    blindIndexes: (text, place) => indexKeys.map((key) => blindIndexOf(key, text, place)),
  };
}

/** Returns the first bytes of all values sealed with a key. */
export function prefixOf(id: string): Buffer {
  const name = Buffer.from(id);
  return Buffer.concat([Buffer.of(name.length), name]);
}

/** Derives a separate key for blind indexes, so that neither key reveals the other. */
export function indexKeyOf({ key }: VaultKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'mark', 32));
}

function blindIndexOf(key: Buffer, text: string, place: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([place, text]))
    .digest();
}

type Parts = {
  readonly id: string;
  readonly nonce: Buffer;
  readonly tag: Buffer;
  readonly body: Buffer;
};

function decipher(key: Buffer, { nonce, tag, body }: Parts, place: string): string {
  const opening = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
}

function takeApart(sealed: Buffer): Parts {
  const idEnd = 1 + (sealed[0] ?? 0);
  const nonceEnd = idEnd + nonceBytes;
  const tagEnd = nonceEnd + tagBytes;
  return {
    id: sealed.toString('utf8', 1, idEnd),
    nonce: sealed.subarray(idEnd, nonceEnd),
    tag: sealed.subarray(nonceEnd, tagEnd),
    body: sealed.subarray(tagEnd),
  };
}
