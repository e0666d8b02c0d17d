import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packOnce, sendCompressed, type Pack } from './send-compressed.ts';

/** A text that doesn't change while the server runs. */
export type FixedText = {
  readonly body: string;
  readonly type: string;
  readonly etag: string;
  readonly pack: Pack;
};

/** Returns a text with its media type and ETag. */
export function fixText(body: string, type: string): FixedText {
  return { body, type, etag: etagOf(body), pack: packOnce(body) };
}

/** Returns a text's ETag: weak, because the text may be compressed (RFC 9110, 8.8.1). */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}

/** Returns true if the request's `If-None-Match` has the ETag. */
export function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const had = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return had.includes(etag) || had.includes('*');
}

/** Sends a text compressed, or 304 if it hasn't changed. */
export async function sendText(
  { body, type, etag, pack }: FixedText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (hasAlready(request, etag)) return reply.code(304).send();
  return sendCompressed(request, reply.type(type), body, pack);
}
