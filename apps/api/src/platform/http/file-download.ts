import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to download: its name, and its content in pieces. */
export type FileDownload = {
  /** Letters, digits, dots and dashes. */
  readonly filename: string;
  /** The content type if it is not CSV, such as a file for a bank or a PDF. */
  readonly contentType?: string;
  readonly content: AsyncIterable<string | Buffer>;
};

/** Streams a file to be saved. What fails before its first piece is answered as a problem. */
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
