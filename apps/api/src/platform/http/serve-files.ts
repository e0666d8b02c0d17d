import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../kernel/problem.ts';
import { isKey, type Files } from '../clients/files/files.ts';

/** The accepted files by extension; nothing else is ever served. */
const types: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** Serves files below `/uploads/`, to be kept for a year: a key never gets other bytes. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async ({ params }, reply) => {
    const key = params['*'];
    const type = types[key.slice(key.lastIndexOf('.') + 1)];
    const bytes = type && isKey(key) ? await files.read(key) : null;
    if (!type || !bytes)
      throw new ProblemError('NOT_FOUND', 'There is no picture at this address.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(type)
      .send(bytes);
  });
}
