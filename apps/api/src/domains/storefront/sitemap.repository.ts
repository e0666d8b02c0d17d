import { sql } from 'kysely';
import type { Db } from './storefront.tables.ts';

/** The number of stores per file, which with all listed categories reaches the limit of 50,000 URLs. */
const filed = 1000;

/** Returns the numbers of the files that contain stores. A store never moves to another file. */
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

export type FiledStore = { readonly id: number; readonly storeUrl: string };

/** Returns a file's stores, oldest first. */
export async function findFiledStores(db: Db, file: number): Promise<FiledStore[]> {
  return await db
    .selectFrom('published.stores')
    .where('approved', '=', true)
    .where('id', '>', (file - 1) * filed)
    .where('id', '<=', file * filed)
    .orderBy('id')
    .select(['id', 'storeUrl'])
    .execute();
}
