import { sql } from 'kysely';
import type { Db } from '../platform-db.ts';
import { placeOf, type SealedData } from '../../kernel/sealed-columns.ts';
import { createVault, indexKeyOf, type Vault } from '../../kernel/vault.ts';
import type { GivenKeys } from './check-keys.ts';
import {
  columnsOf,
  findSealedValues,
  refuseCluster,
  isInUse,
  isSealedWith,
  sealedIndexKeys,
  type SealedColumn,
  type SealedValue,
} from './sealed-values.ts';

export type Resealing = {
  /** The number of resealed values. */
  readonly resealed: number;
  /** Values that no key opens, by column. They were damaged before and stay unchanged. */
  readonly unreadable: readonly { readonly column: string; readonly count: number }[];
  /** Names of keys that no longer seal anything. */
  readonly removable: readonly string[];
};

const valuesAtOnce = 500;

/**
 * Reseals with the first key everything sealed with another one, in batches of one transaction each. It can be stopped
 * and run again at any time, and servers can keep running. Keeps the other keys' index keys, sealed, so that those keys
 * can be removed. The database must have recorded the keys.
 */
export async function reseal(
  db: Db,
  { keys }: Pick<GivenKeys, 'keys'>,
  sealedData: SealedData,
  onProgress: (resealed: number) => void = () => {},
): Promise<Resealing> {
  refuseCluster(db);
  const [current, ...former] = keys;
  const vault = createVault(keys);
  for (const key of former) {
    const text = indexKeyOf(key).toString('base64');
    await db
      .updateTable('encryptionKeys')
      .set({ indexKey: vault.seal(text, placeOf(sealedIndexKeys, 'indexKey', key.id)) })
      .where('name', '=', key.id)
      .where('indexKey', 'is', null)
      .execute();
  }
  const unreadable: { column: string; count: number }[] = [];
  let resealed = 0;
  for (const column of columnsOf(sealedData)) {
    const note = (count: number): void => {
      resealed += count;
      onProgress(resealed);
    };
    const count = await resealColumn(db, column, { vault, name: current.id, note });
    if (count > 0) unreadable.push({ column: `${column.table.table}.${column.column}`, count });
  }
  const removable: string[] = [];
  for (const { id } of former) {
    if (!(await isInUse(db, columnsOf(sealedData), id))) removable.push(id);
  }
  return { resealed, unreadable, removable };
}

type Means = {
  readonly vault: Vault;
  /** The name of the sealing key. */
  readonly name: string;
  readonly note: (resealed: number) => void;
};

/** Reseals a column until nothing is left. Returns how many values no key opens. */
async function resealColumn(db: Db, column: SealedColumn, means: Means): Promise<number> {
  const where = sql<boolean>`not ${isSealedWith(column.column, means.name)}`;
  for (;;) {
    let after = '(0,0)';
    let [changed, unreadable] = [0, 0];
    for (;;) {
      const values = await findSealedValues(db, column, { where, limit: valuesAtOnce, after });
      const last = values.at(-1);
      if (!last) break;
      after = last.at;
      const opened = values.flatMap((value) => openAgain(means.vault, value));
      unreadable += values.length - opened.length;
      const written = await writeValues(db, column, opened);
      changed += opened.length;
      means.note(written);
    }
    // A concurrent write moves a row in storage, so only a pass without changes proves that none is left.
    if (changed === 0) return unreadable;
  }
}

type Resealed = SealedValue & { readonly again: Buffer };

function openAgain(vault: Vault, value: SealedValue): Resealed[] {
  try {
    const text = vault.open(value.value, value.place);
    return [{ ...value, again: vault.seal(text, value.place) }];
  } catch {
    return [];
  }
}

/** Skips rows that were written since they were read. */
async function writeValues(
  db: Db,
  { table, column }: SealedColumn,
  values: readonly Resealed[],
): Promise<number> {
  if (values.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update ${sql.table(table.table)} as kept set ${sql.ref(column)} = sealed.again
    from unnest(
      ${values.map(({ at }) => at)}::tid[],
      ${values.map(({ value }) => value)}::bytea[],
      ${values.map(({ again }) => again)}::bytea[]
    ) as sealed (at, before, again)
    where kept.ctid = sealed.at and kept.${sql.ref(column)} = sealed.before
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
