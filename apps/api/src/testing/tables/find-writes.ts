import { folderOf, owners } from './owners.ts';

/** A write in a file below `src`. */
export type Write = {
  readonly path: string;
  /** The table's name in SQL; null where the source computes it. */
  readonly table: string | null;
};

const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:['"`](?<table>\w+))?/g;

const bySql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:(?:public\.)?"?(?<table>[a-z]\w*)|\$\{)/gi;

/** Finds the writes of a file that belong to another owner's folder, or may do so as they compute their table. */
export function findForeignWrites(path: string, source: string): Write[] {
  return [byBuilder, bySql]
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .map(({ groups }) => ({ path, table: snakeCase(groups?.['table']) }))
    .filter(({ table }) => table === null || isForeign(path, table));
}

const snakeCase = (name: string | undefined): string | null =>
  name?.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) ?? null;

/** Words that are no table are prose, or a part of another statement such as `do update set`. */
function isForeign(path: string, table: string): boolean {
  const owner = Object.keys(owners).find((name) => Object.hasOwn(owners[name] ?? {}, table));
  return owner !== undefined && !path.startsWith(`${folderOf(owner)}/`);
}
