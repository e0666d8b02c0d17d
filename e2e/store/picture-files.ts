import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A real picture of noise, which hardly compresses: about 3 bytes a pixel. */
export function pictureFile(name: string, side = 24): PictureFile {
  const rows = Array.from({ length: side }, () => Buffer.concat([noFilter, randomBytes(side * 3)]));
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', headerOf(side)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A text under the name of a picture. */
export function disguisedText(name: string): PictureFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('This is not a picture at all.') };
}

/** One byte more than a picture may have. */
export function tooLarge(): Buffer {
  return Buffer.alloc(8 * 1024 * 1024 + 1);
}

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const noFilter = Buffer.from([0]);

/** 8 bits for each of red, green and blue. */
function headerOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return header;
}

function chunk(kind: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(data.length, 0);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), content.length + 4);
  return frame;
}
