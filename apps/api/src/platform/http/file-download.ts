import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to download: its name and its content in chunks. */
export type FileDownload = {
  /** Letters, digits, dots and dashes. */
  readonly filename: string;
  /** The content type unless it is CSV. */
  readonly contentType?: string;
  readonly content: AsyncIterable<string | Buffer>;
};

/** Streams a file as a download. A failure before the first chunk is answered as a problem. */
export async function sendDownload(
  reply: FastifyReply,
  { filename, contentType, content }: FileDownload,
) {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type(contentType ?? 'text/csv; charset=utf-8')
    .send(Readable.from(goOn(first, pieces)));
}

async function* goOn(
  first: IteratorResult<string | Buffer, unknown>,
  pieces: AsyncIterator<string | Buffer>,
) {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  } finally {
    await pieces.return?.();
  }
}
