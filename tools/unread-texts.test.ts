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

/** Returns the files that read a text file, itself included: one sentence may be made of another. */
function readersOf(textFile: string): string[] {
  return product.flatMap(([file, source]) => {
    const imports = source.matchAll(/(?:from|import\()\s*'([.][^']+)'/g);
    const reads = Array.from(imports, ([, path = '']) => join(dirname(file), path));
    return reads.includes(textFile) ? [source] : [];
  });
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
  const everything = product.map(([, source]) => source).join('\n');
  const unread = texts.flatMap(([file, own]) => {
    const readers = readersOf(file).join('\n');
    // Names that are put together at run time could be any of the file.
    if (/[tT]ext\[/.test(readers)) return [];
    // Whoever is handed all sentences may read them anywhere.
    const reading = /=\{\w*[tT]ext\}/.test(readers) ? everything : readers;
    const reads = (name: string) =>
      new RegExp(`[.]${name}\\b`).test(reading) || new RegExp(`[.]${name}\\b`).test(own);
    return sentencesOf(own).flatMap((name) => (reads(name) ? [] : [`${file} ${name}`]));
  });
  expect(texts.flatMap(([, own]) => sentencesOf(own)).length).toBeGreaterThan(2000);
  expect(unread).toEqual([]);
});
