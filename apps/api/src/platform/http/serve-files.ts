import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../kernel/problem.ts';
import { isKey, type Files } from '../clients/files/files.ts';

/** Accepted files by extension; nothing else is served. */
const types: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** Serves files below `/uploads/`, cached for a year: a key's content never changes. */
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
