import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileNameOf, writeZip, type ZippedFile } from './write-zip.ts';

const at = new Date('2026-03-04T12:00:00Z');

async function* given(files: readonly ZippedFile[]): AsyncGenerator<ZippedFile> {
  yield* files;
}

async function zipOf(files: readonly ZippedFile[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writeZip(given(files))) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('an archive contains each file unchanged', async () => {
  const texts = fc.dictionary(fc.stringMatching(/^[\wäöü ]{1,12}\.pdf$/), fc.string(), {
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (wanted) => {
      const files = Object.entries(wanted).map(([name, text]) => ({
        name,
        at,
        bytes: Buffer.from(text),
      }));
      const found = Object.entries(unzipSync(await zipOf(files)));
      const read = Object.fromEntries(found.map(([name, bytes]) => [name, strFromU8(bytes)]));
      const kept = Object.entries(wanted).map(([name, text]) => [
        name,
        Buffer.from(text).toString(),
      ]);
      expect(read).toEqual(Object.fromEntries(kept));
    }),
  );
});

test.each([
  ['Flour / yeast: "Type 00"', 'Flour yeast Type 00'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['Käse\nund Brot', 'Käse und Brot'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the file name for %j is %j', (text, name) => expect(fileNameOf(text)).toBe(name));
