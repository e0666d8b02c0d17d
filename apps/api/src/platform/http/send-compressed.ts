import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packers = {
  // A higher level costs more time than it saves on the network, since each result is sent once.
  br: async (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<string, Buffer>(gzip),
};

type Encoding = keyof typeof packers;

/** Compresses a text for a caller. */
export type Pack = (encoding: Encoding) => Promise<Buffer>;

/** Sends a text in the best encoding that the caller accepts. `pack` may return a cached result. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  pack: Pack = packerOf(text),
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  const encoding = accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity']);
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await pack(encoding));
}

function packerOf(text: string): Pack {
  return async (encoding) => packers[encoding](text);
}

/** Returns a function that compresses a text once per encoding. */
export function packOnce(text: string): Pack {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return async (encoding) => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = packers[encoding](text);
    packed.set(encoding, packing);
    packing.catch(() => packed.delete(encoding));
    return packing;
  };
}
