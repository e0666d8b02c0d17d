import { sql } from 'kysely';
import type { Db } from './storefront.tables.ts';

/** The most addresses of one file: 50,000 are allowed, fewer are quicker to read again. */
const filed = 10_000;

/** Returns the numbers of the files that have stores in them. A store never moves to another file. */
export async function findFiles(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('published.stores')
    .where('approved', '=', true)
    .select(sql<number>`(id - 1) / ${filed} + 1`.as('file'))
    .distinct()
    .orderBy('file')
    .execute();
  return rows.map(({ file }) => file);
}

/** Returns the addresses of a file's stores, oldest store first. */
export async function findStoreUrls(db: Db, file: number): Promise<string[]> {
  const rows = await db
    .selectFrom('published.stores')
    .where('approved', '=', true)
    .where('id', '>', (file - 1) * filed)
    .where('id', '<=', file * filed)
    .orderBy('id')
    .select('storeUrl')
    .execute();
  return rows.map(({ storeUrl }) => storeUrl);
}
