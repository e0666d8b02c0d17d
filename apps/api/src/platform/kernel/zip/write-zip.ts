import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export type ZippedFile = {
  readonly name: string;
  /** The time it was written, from 1980 on as the format has it. */
  readonly at: Date;
  readonly bytes: Uint8Array;
};

/** Writes an archive, a file at a time. Nothing is compressed: pictures and PDFs are already. */
export async function* writeZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(Buffer.from(piece));
  });
  const written = (): Buffer[] => {
    if (failure) throw failure;
    return pieces.splice(0);
  };
  for await (const { name, at, bytes } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* written();
  }
  zip.end();
  yield* written();
}

/** Returns a name that every system can give a file: no slashes, no control characters, at most 80 characters. */
export function fileNameOf(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\p{N}.,()&'+ -]/gu, ' ').replaceAll(/ +/g, ' ');
  return plain.trim().slice(0, 80).trim();
}
