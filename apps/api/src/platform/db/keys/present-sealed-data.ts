import { sql } from 'kysely';
import type { SealedData } from '../../kernel/sealed-columns.ts';
import type { Db } from '../platform-db.ts';

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the sealed data without tables and columns that the database doesn't have yet. Undefined if the database
 * predates recorded encryption keys.
 */
export async function findPresent(db: Db, sealedData: SealedData): Promise<SealedData | undefined> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()
  `.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  const has = (table: string, column: string): boolean =>
    present.has(`${snake(table)}.${snake(column)}`);
  if (!has('encryptionKeys', 'indexKey')) return undefined;
  return {
    sealed: sealedData.sealed.map((table) => ({
      ...table,
      places: Object.fromEntries(
        Object.entries(table.places).filter(([column]) => has(table.table, column)),
      ),
    })),
    indexes: sealedData.indexes.filter(({ table, column }) => has(table, column)),
  };
}
