import { Zip, ZipPassThrough } from 'fflate';

/** A file in an archive. */
export type ZippedFile = {
  readonly name: string;
  /** The modification time, from 1980 on because of the format. */
  readonly at: Date;
  readonly bytes: Uint8Array;
};

/** Writes an archive file by file. It is uncompressed, because pictures and PDFs already are compressed. */
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

/** Returns a file name that is valid on every system: no slashes or control characters, at most 80 characters. */
export function fileNameOf(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\p{N}.,()&'+ -]/gu, ' ').replaceAll(/ +/g, ' ');
  return plain.trim().slice(0, 80).trim();
}
