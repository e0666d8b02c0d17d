import type { Db } from '../platform-db.ts';
import type { SealedData } from '../../kernel/sealed-columns.ts';
import { createVault, type Vault, type VaultKey, type VaultKeys } from '../../kernel/vault.ts';
import {
  columnsOf,
  findKeyNames,
  findSealedValues,
  holdsIndexes,
  isInUse,
  isSealedWith,
  sealedIndexKeys,
  type SealedColumn,
} from './sealed-values.ts';
import { placeOf } from '../../kernel/sealed-columns.ts';

/** The configured encryption keys. */
export type GivenKeys = {
  readonly keys: VaultKeys;
  /** The file with the key, if the settings have none. */
  readonly file: string | undefined;
};

/** The result of checking the encryption keys against a database. */
export type KeyCheck = {
  /** Sentences that say what is wrong and what to do; empty if every sealed value can be opened. */
  readonly complaints: readonly string[];
  /** Keys that the database hasn't recorded yet. */
  readonly unknown: readonly VaultKey[];
  /** Names of keys that nothing needs any more, but that the database still records. */
  readonly unneeded: readonly string[];
  /** Index keys of removed keys, by name. */
  readonly formerIndexKeys: readonly Buffer[];
};

const samples = 3;

/** Returns the place of a key's check value. */
export const checkPlace = (name: string): string => `encryption_keys.check_value ${name}`;

/** Checks whether the keys open what the database holds. Changes nothing. */
export async function checkKeys(
  db: Db,
  { keys, file }: GivenKeys,
  sealedData: SealedData,
): Promise<KeyCheck> {
  const known = await db.selectFrom('encryptionKeys').selectAll().execute();
  const columns = columnsOf(sealedData);
  const given = new Set(keys.map(({ id }) => id));
  const isKnown = (name: string) => known.some((row) => row.name === name);
  const unknown = keys.filter(({ id }) => !isKnown(id));
  const complaints: string[] = [];
  for (const key of keys) {
    const row = known.find(({ name }) => name === key.id);
    const fits = row
      ? opens(createVault([key]), row.checkValue, checkPlace(key.id))
      : await opensSamples(db, columns, key);
    if (!fits) complaints.push(notTheKey(key.id, file));
  }

  const unneeded: string[] = [];
  const formerIndexKeys: Buffer[] = [];
  const vault = createVault(keys);
  const names = known.length > 0 ? known.map(({ name }) => name) : await namesIn(db, columns);
  for (const name of names.filter((one) => !given.has(one))) {
    const row = known.find((one) => one.name === name);
    const isUsed = !row?.removedAt && (await isInUse(db, columns, name));
    const isHashedWith =
      !row?.indexKey && !row?.removedAt && (await holdsIndexes(db, sealedData.indexes));
    if (isUsed || isHashedWith) complaints.push(missing(name, file));
    else if (!row?.removedAt) unneeded.push(name);
    if (row?.indexKey && complaints.length === 0) {
      const text = vault.open(row.indexKey, placeOf(sealedIndexKeys, 'indexKey', name));
      formerIndexKeys.push(Buffer.from(text, 'base64'));
    }
  }
  return { complaints, unknown, unneeded, formerIndexKeys };
}

function opens(vault: Vault, value: Buffer, place: string): boolean {
  try {
    vault.open(value, place);
    return true;
  } catch {
    return false;
  }
}

/** Tries a few values of each column, because a single damaged one doesn't prove the key wrong. */
async function opensSamples(
  db: Db,
  columns: readonly SealedColumn[],
  key: VaultKey,
): Promise<boolean> {
  const vault = createVault([key]);
  let tried = 0;
  for (const column of columns) {
    const where = isSealedWith(column.column, key.id);
    for (const { value, place } of await findSealedValues(db, column, { where, limit: samples })) {
      if (opens(vault, value, place)) return true;
      tried += 1;
    }
  }
  return tried === 0;
}

async function namesIn(db: Db, columns: readonly SealedColumn[]): Promise<string[]> {
  const names = new Set<string>();
  for (const column of columns) {
    for (const name of await findKeyNames(db, column)) names.add(name);
  }
  return [...names];
}

const consequence =
  'With other keys, bank accounts and authenticator secrets could no longer be read.';

function notTheKey(name: string, file: string | undefined): string {
  return file
    ? `The encryption key in ${file} is not the one that sealed this database. ${consequence} Put that file back from your backup, or set ENCRYPTION_KEYS to ${name}:<its content>.`
    : `The encryption key "${name}" in ENCRYPTION_KEYS is not the one that sealed this database. ${consequence} Set ${name} to the key that was used before.`;
}

function missing(name: string, file: string | undefined): string {
  const what = `This database holds values that were sealed with the encryption key "${name}"`;
  return file
    ? `${what}, but ENCRYPTION_KEYS is not set. ${consequence} Set ENCRYPTION_KEYS to the keys that were used before.`
    : `${what}, which is not in ENCRYPTION_KEYS. ${consequence} Add it at the end of ENCRYPTION_KEYS. To do without it, run "counter reseal" with both keys first. If it is lost for good, run "counter lost-key".`;
}
