import type { VaultKey, VaultKeys } from './vault.ts';

const keyBytes = 32;
const aKey = /^(?<id>[\w-]{1,32}):(?<key>[A-Za-z0-9+/]{43}=)$/;

/** Parses `name:key,name:key`, each key 32 bytes in base64; null if it is anything else. */
export function parseEncryptionKeys(text: string): VaultKeys | null {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  const [first, ...others] = keys.filter((key) => key !== null);
  const names = new Set(keys.map((key) => key?.id));
  if (!first || names.size < keys.length || others.length + 1 < keys.length) return null;
  return [first, ...others];
}

function parseKey(text: string): VaultKey | null {
  const { id = '', key = '' } = aKey.exec(text)?.groups ?? {};
  const bytes = Buffer.from(key, 'base64');
  return bytes.length === keyBytes ? { id, key: bytes } : null;
}
