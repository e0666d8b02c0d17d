/** A file in an archive. */
export type TarEntry = { readonly name: string; readonly bytes: Buffer };

const blockBytes = 512;
const maxNameBytes = 100;

/** Encodes a file as a tar entry (ustar), which standard tools can read. */
export function tarEntry(name: string, bytes: Buffer): Buffer {
  if (Buffer.byteLength(name) > maxNameBytes) throw new Error(`The name ${name} is too long.`);
  const head = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number): string =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  head.write(name, 0);
  head.write(octal(0o600, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(bytes.length, 12), 124);
  head.write(octal(0, 12), 136);
  head.fill(' ', 148, 156);
  head.write('0', 156);
  head.write('ustar\u000000', 257);
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([head, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

/** The end of an archive. */
export const tarEnd: Buffer = Buffer.alloc(2 * blockBytes);

/** Reads the files of an archive one by one. Throws if it is damaged or truncated. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const input = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const take = async (count: number): Promise<Buffer> => {
    const parts = [held];
    let length = held.length;
    while (length < count) {
      const next = await input.next();
      if (next.done) throw new Error('The archive ends too early.');
      parts.push(next.value);
      length += next.value.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts);
    held = all.subarray(count);
    return all.subarray(0, count);
  };
  for (;;) {
    const head = Buffer.from(await take(blockBytes));
    if (head.every((byte) => byte === 0)) return;
    const sum = Number.parseInt(head.toString('latin1', 148, 156), 8);
    head.fill(' ', 148, 156);
    if (sumOf(head) !== sum) throw new Error('The archive is damaged.');
    const name = head.toString('utf8', 0, maxNameBytes).replace(/\0.*$/, '');
    const size = Number.parseInt(head.toString('latin1', 124, 136), 8);
    const bytes = await take(size);
    await take(paddingOf(size));
    yield { name, bytes };
  }
}

const sumOf = (block: Buffer): number => block.reduce((sum, byte) => sum + byte, 0);

const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
