import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packOnce, sendCompressed, type Pack } from './send-compressed.ts';

/** A text that stays the same for as long as the server runs. */
export type FixedText = {
  readonly body: string;
  readonly type: string;
  readonly etag: string;
  readonly pack: Pack;
};

/** Keeps a text of a media type with its tag. */
export function fixText(body: string, type: string): FixedText {
  return { body, type, etag: etagOf(body), pack: packOnce(body) };
}

/** Returns the tag of a text: weak, as the text may travel compressed (RFC 9110, 8.8.1). */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}

/** Returns true if a request says that it has the text of a tag. */
export function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const had = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return had.includes(etag) || had.includes('*');
}

/** Sends a text compressed, or only that it is still the same. */
export async function sendText(
  { body, type, etag, pack }: FixedText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (hasAlready(request, etag)) return reply.code(304).send();
  return sendCompressed(request, reply.type(type), body, pack);
}
