import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { findLocalKey } from '../../kernel/local-key.ts';
import type { GivenKeys } from './check-keys.ts';

/** Returns the keys of the settings, or the one in the data folder, which is made if need be. */
export async function findGivenKeys({
  encryptionKeys,
  dataDir,
}: Pick<Config, 'encryptionKeys' | 'dataDir'>): Promise<GivenKeys> {
  if (encryptionKeys) return { keys: encryptionKeys, file: undefined };
  return { keys: [await findLocalKey(dataDir)], file: path.join(dataDir, 'encryption.key') };
}
