import { sql } from 'kysely';
import type { KeyHoldings } from '../../kernel/sealed-columns.ts';
import type { Db } from '../platform-db.ts';

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the holdings without the tables and columns that the database doesn't have yet. Undefined if it is too old to
 * remember its encryption keys.
 */
export async function findPresent(db: Db, holdings: KeyHoldings): Promise<KeyHoldings | undefined> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()
  `.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  const has = (table: string, column: string): boolean =>
    present.has(`${snake(table)}.${snake(column)}`);
  if (!has('encryptionKeys', 'indexKey')) return undefined;
  return {
    sealed: holdings.sealed.map((table) => ({
      ...table,
      places: Object.fromEntries(
        Object.entries(table.places).filter(([column]) => has(table.table, column)),
      ),
    })),
    indexes: holdings.indexes.filter(({ table, column }) => has(table, column)),
  };
}
