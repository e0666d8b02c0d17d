import { folderOf, owners } from './owners.ts';

/** A use of a table in a file below `src`. */
export type Use = {
  readonly path: string;
  /** The table's name in SQL; null where the source computes it. */
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

/** Finds the writes of a file that belong to another owner's folder, or may do so as they compute their table. */
export const findForeignWrites = (path: string, source: string): Use[] =>
  findUses(writes, path, source);

/** Finds the reads of a file that name another owner's table, or may do so as they compute it. */
export function findForeignReads(path: string, source: string): Use[] {
  const ownParts = new Set(namesOfParts(source));
  return findUses(reads, path, source).filter(
    ({ table }) => table === null || !ownParts.has(table),
  );
}

/** Finds the published views that a file reads, by their tables. */
export const findViews = (source: string): string[] =>
  Array.from(withoutComments(source).matchAll(views), ({ groups }) =>
    snakeCase(groups?.['view'] ?? ''),
  );

/** The owner of a table; undefined for a word that is no table. */
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

/** The names of a statement's `with` parts, which may be those of tables. */
const namesOfParts = (source: string): string[] =>
  Array.from(source.matchAll(/\b(\w+) as (?:materialized )?\(/g), ([, name = '']) => name);

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tableOf = (name: string | undefined): string | null =>
  name === undefined ? null : snakeCase(name);

/** Words that are no table are prose, or a part of another statement such as `do update set`. */
function isForeign(path: string, table: string): boolean {
  const owner = ownerOf(table);
  return owner !== undefined && !path.startsWith(`${folderOf(owner)}/`);
}
