import { folderOf, owners } from './owners.ts';

/** A reference to a table in a file below `src`. */
export type Use = {
  readonly path: string;
  /** The table's name in SQL; null if the code computes it. */
  readonly table: string | null;
};

const writing = 'insertInto|updateTable|deleteFrom|mergeInto';
const reading =
  'selectFrom|(?:inner|left|right|full|cross)(?:Join|JoinLateral)|leftJoinLateral|using|from';

const writes = [
  new RegExp(String.raw`\b(?:${writing})\(\s*(?:['"\`](?:published\.)?(?<table>\w+))?`, 'g'),
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:(?:(?:public|published)\.)?"?(?<table>[a-z]\w*)|\$\{)/gi,
];

const reads = [
  new RegExp(String.raw`\b(?:${reading})\(\s*\[?\s*['"\`](?<table>\w+)`, 'g'),
  /\bselectFrom\(\s*\[\s*['"`][^\]]+,\s*['"`](?<table>\w+)/g,
  /\b(?:selectFrom|sql\.table)\(\s*(?:\w+\s*[,)])/g,
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?:public\.)?"?(?<table>[a-z]\w*)/gi,
  /\bfrom\s+[a-z][\w.]*(?:\s+(?:as\s+)?[a-z]\w*)?\s*,\s*(?:public\.)?(?<table>[a-z]\w*)/gi,
];

const views = /\bpublished\.(?<view>\w+)/g;

/** Finds writes in a file to another owner's tables, or to computed table names. */
export const findForeignWrites = (path: string, source: string): Use[] =>
  findUses(writes, path, source);

/** Finds reads in a file of another owner's tables, or of computed table names. */
export function findForeignReads(path: string, source: string): Use[] {
  const ownParts = new Set(namesOfParts(source));
  return findUses(reads, path, source).filter(
    ({ table }) => table === null || !ownParts.has(table),
  );
}

/** Finds the published views that a file reads, by table name. */
export const findViews = (source: string): string[] =>
  Array.from(withoutComments(source).matchAll(views), ({ groups }) =>
    snakeCase(groups?.['view'] ?? ''),
  );

/** Returns the owner of a table; undefined for a word that isn't a table. */
export const ownerOf = (table: string): string | undefined =>
  Object.keys(owners).find((name) => Object.hasOwn(owners[name] ?? {}, table));

function findUses(patterns: readonly RegExp[], path: string, source: string): Use[] {
  const code = withoutComments(source);
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ groups }) => ({ path, table: tableOf(groups?.['table']) }))
    .filter(({ table }) => table === null || isForeign(path, table));
}

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Returns the names of CTEs in a file, which may equal table names. */
const namesOfParts = (source: string): string[] =>
  Array.from(source.matchAll(/\b(\w+) as (?:materialized )?\(/g), ([, name = '']) => name);

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tableOf = (name: string | undefined): string | null =>
  name === undefined ? null : snakeCase(name);

/** A word that isn't a table is prose, or part of another clause such as `do update set`. */
function isForeign(path: string, table: string): boolean {
  const owner = ownerOf(table);
  return owner !== undefined && !path.startsWith(`${folderOf(owner)}/`);
}
