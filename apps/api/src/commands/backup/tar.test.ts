import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTar, tarEnd, tarEntry, type TarEntry } from './tar.ts';

const entry = fc.record({
  name: fc.stringMatching(/^[a-z0-9_./-]{1,100}$/),
  bytes: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
});

const archiveOf = (entries: readonly TarEntry[]): Buffer =>
  Buffer.concat([...entries.map(({ name, bytes }) => tarEntry(name, bytes)), tarEnd]);

/** Cuts bytes as a stream may. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size = 700): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  for await (const one of readTar(inPieces(bytes, size))) entries.push(one);
  return entries;
}

it('reads back exactly as written, whatever the chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 5 }),
      fc.integer({ min: 1, max: 3000 }),
      async (entries, size) => {
        expect(await read(archiveOf(entries), size)).toEqual(entries);
      },
    ),
  );
});

it('can be listed with tar', () => {
  const archive = archiveOf([
    { name: 'counter-backup.json', bytes: Buffer.from('{}') },
    { name: 'uploads/a.webp', bytes: Buffer.alloc(1000, 1) },
  ]);
  const listed = execFileSync('tar', ['-t'], { input: archive }).toString();
  expect(listed).toBe('counter-backup.json\nuploads/a.webp\n');
});

it('is refused if it is truncated or its headers were changed', async () => {
  const archive = archiveOf([{ name: 'a.json', bytes: Buffer.from('{}') }]);
  await expect(read(archive.subarray(0, 700))).rejects.toThrow('ends too early');
  const changed = Buffer.from(archive);
  changed[0] = 98;
  await expect(read(changed)).rejects.toThrow('damaged');
});
