import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sources = new Map(
  globSync('apps/{web,storefront}/src/**/*.{ts,tsx}', { cwd: root }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);
const product = [...sources].filter(([file]) => !/[.]test[.]tsx?$|\/testing\//.test(file));

const readers = Map.groupBy(
  product.flatMap(([file, source]) =>
    Array.from(source.matchAll(/(?:from|import\()\s*'([.][^']+)'/g), ([, path = '']) => ({
      path: join(dirname(file), path),
      source,
    })),
  ),
  ({ path }) => path,
);

/** Returns the source of the files that read a text file. */
function readersOf(textFile: string): string {
  return (readers.get(textFile) ?? []).map(({ source }) => source).join('\n');
}

/** Returns the names that a source reads of something, as in `text.title`. */
function namesReadIn(source: string): ReadonlySet<string> {
  return new Set(Array.from(source.matchAll(/[.](\w+)/g), ([, name = '']) => name));
}

/** Returns the names of sentences that a text file publishes, those within others left out. */
function sentencesOf(source: string): string[] {
  const published = source.matchAll(/^export const \w*[tT]ext = \{$(.+?)^\}/gms);
  return Array.from(published, ([, body = '']) => body).flatMap((body) =>
    Array.from(body.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name),
  );
}

test('every entry of a text file is used by a screen', () => {
  const texts = product.filter(([file]) => file.endsWith('.text.ts'));
  const everywhere = namesReadIn(product.map(([, source]) => source).join('\n'));
  const unread = texts.flatMap(([file, own]) => {
    const reading = readersOf(file);
    // Names that are put together at run time could be any of the file.
    if (/[tT]ext\[/.test(reading)) return [];
    // Whoever is handed all sentences may read them anywhere.
    const read = /=\{\w*[tT]ext\}/.test(reading) ? everywhere : namesReadIn(reading);
    const readByItself = namesReadIn(own);
    const names = sentencesOf(own).filter((name) => !read.has(name) && !readByItself.has(name));
    return names.map((name) => `${file} ${name}`);
  });
  expect(texts.flatMap(([, own]) => sentencesOf(own)).length).toBeGreaterThan(2000);
  expect(unread).toEqual([]);
});
