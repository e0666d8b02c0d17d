import { sql } from 'kysely';
import { inTransaction } from '../database.ts';
import type { Db, Tx } from '../schema.ts';
import type { SealedData, SealedColumns } from '../../kernel/sealed-columns.ts';
import { createVault, type Vault } from '../../kernel/vault.ts';
import { checkPlace, type GivenKeys } from './check-keys.ts';
import { findSealedValues, holdsIndexes, refuseCluster, sealedIndexKeys } from './sealed-values.ts';

export type KeyLossWork = {
  readonly tx: Tx;
  /** Seals the values that replace the lost ones. */
  readonly vault: Vault;
  readonly at: Date;
};

export type RowId = number | string;

/** A kind of sealed values, and how its rows go on without them. */
export type KeyLossHandler = {
  /** The name of the lost values: "authenticator apps". */
  readonly what: string;
  /** The consequence for people, in a sentence. */
  readonly consequence: string;
  readonly table: SealedColumns;
  readonly columns: readonly string[];
  /** Clears or replaces the values of at most 500 rows. */
  readonly giveUp: (work: KeyLossWork, rows: readonly RowId[]) => Promise<void>;
};

/** Rows with a value that no key opens. */
export type Lost = { readonly handler: KeyLossHandler; readonly rows: readonly RowId[] };

const valuesAtOnce = 500;

/** Finds all values that no key opens. Tries each value, because a new key may reuse the lost one's name. */
export async function findLost(
  db: Db,
  { keys }: Pick<GivenKeys, 'keys'>,
  handlers: readonly KeyLossHandler[],
): Promise<Lost[]> {
  refuseCluster(db);
  const vault = createVault(keys);
  const found: Lost[] = [];
  for (const handler of handlers) {
    const rows = new Set<RowId>();
    for (const column of handler.columns) await addLost(db, vault, { handler, column, rows });
    if (rows.size > 0) found.push({ handler, rows: [...rows] });
  }
  return found;
}

type Looking = {
  readonly handler: KeyLossHandler;
  readonly column: string;
  readonly rows: Set<RowId>;
};

async function addLost(db: Db, vault: Vault, { handler, column, rows }: Looking): Promise<void> {
  const where = sql<boolean>`true`;
  let after = '(0,0)';
  for (;;) {
    const wanted = { where, limit: valuesAtOnce, after };
    const values = await findSealedValues(db, { table: handler.table, column }, wanted);
    const last = values.at(-1);
    if (!last) return;
    after = last.at;
    for (const { value, place, row } of values) if (!opens(vault, value, place)) rows.add(row);
  }
}

/** Gives up lost values in batches, one transaction each. It can be stopped and run again at any time. */
export async function giveUp(
  db: Db,
  { keys }: Pick<GivenKeys, 'keys'>,
  lost: readonly Lost[],
  at: Date,
): Promise<void> {
  const vault = createVault(keys);
  for (const { handler, rows } of lost) {
    for (let from = 0; from < rows.length; from += valuesAtOnce) {
      const batch = rows.slice(from, from + valuesAtOnce);
      await inTransaction(db, async (tx) => handler.giveUp({ tx, vault, at }, batch));
    }
  }
}

/** The names of lost keys. */
export type LostKeys = {
  readonly names: readonly string[];
  /** True if erased customers' number hashes can no longer be compared. */
  readonly losesIndexes: boolean;
};

/** Finds the keys that the database records and nobody has, including one whose name a configured key reuses. */
export async function findLostKeys(
  db: Db,
  { keys }: Pick<GivenKeys, 'keys'>,
  { indexes }: Pick<SealedData, 'indexes'>,
): Promise<LostKeys> {
  const vault = createVault(keys);
  const known = await db
    .selectFrom('encryptionKeys')
    .where('removedAt', 'is', null)
    .selectAll()
    .execute();
  const lost = known.filter(({ name, checkValue }) => !opens(vault, checkValue, checkPlace(name)));
  const withoutIndexKey = lost.filter(
    ({ name, indexKey }) =>
      indexKey === null || !opens(vault, indexKey, `${sealedIndexKeys.places.indexKey} ${name}`),
  );
  return {
    names: lost.map(({ name }) => name),
    losesIndexes: withoutIndexKey.length > 0 && (await holdsIndexes(db, indexes)),
  };
}

/** Removes keys from the database once no value is sealed with them. A configured key may then reuse the name. */
export async function forgetKeys(
  db: Db,
  { keys }: Pick<GivenKeys, 'keys'>,
  names: readonly string[],
  at: Date,
): Promise<void> {
  const vault = createVault(keys);
  const rows = await db.selectFrom('encryptionKeys').selectAll().execute();
  for (const { name, indexKey } of rows) {
    const place = `${sealedIndexKeys.places.indexKey} ${name}`;
    const change = indexKey && !opens(vault, indexKey, place) ? { indexKey: null } : {};
    const isLost = names.includes(name);
    const key = keys.find(({ id }) => id === name);
    const renewed =
      key && isLost ? { checkValue: createVault([key]).seal(name, checkPlace(name)) } : {};
    const removed = isLost && !key ? { removedAt: at } : {};
    const all = { ...change, ...renewed, ...removed };
    if (Object.keys(all).length === 0) continue;
    await db.updateTable('encryptionKeys').set(all).where('name', '=', name).execute();
  }
}

function opens(vault: Vault, value: Buffer, place: string): boolean {
  try {
    vault.open(value, place);
    return true;
  } catch {
    return false;
  }
}
