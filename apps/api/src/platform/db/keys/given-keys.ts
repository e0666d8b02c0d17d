import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { findLocalKey } from '../../kernel/local-key.ts';
import type { GivenKeys } from './check-keys.ts';

/** Returns the configured keys, or the one in the data folder, which is created if needed. */
export async function findGivenKeys({
  encryptionKeys,
  dataDir,
}: Pick<Config, 'encryptionKeys' | 'dataDir'>): Promise<GivenKeys> {
  if (encryptionKeys) return { keys: encryptionKeys, file: undefined };
  return { keys: [await findLocalKey(dataDir)], file: path.join(dataDir, 'encryption.key') };
}
