import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDownload } from './file-download.ts';
import { answerProblems } from './errors.ts';
import { ProblemError } from '../kernel/problem.ts';

let app: FastifyInstance;
let isClosed: boolean;

beforeEach(() => {
  isClosed = false;
  app = Fastify();
  answerProblems(app);
});
afterEach(async () => app.close());

/** Some pieces, then perhaps a failure. */
async function* piecesOf(pieces: readonly string[], failure?: Error): AsyncGenerator<string> {
  try {
    yield* pieces;
    if (failure) throw failure;
  } finally {
    isClosed = true;
  }
}

async function answer(content: AsyncIterable<string>) {
  app.get('/file', async (_request, reply) =>
    sendDownload(reply, { filename: 'list.csv', content }),
  );
  return app.inject('/file');
}

describe('a streamed file', () => {
  it('downloads under its file name and is never cached', async () => {
    const response = await answer(piecesOf(['a,b\r\n', 'ä,2\r\n']));
    expect(response.body).toBe('a,b\r\nä,2\r\n');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="list.csv"',
      'cache-control': 'no-store',
    });
    expect(isClosed).toBe(true);
  });

  it('may be empty', async () => {
    expect((await answer(piecesOf([]))).body).toBe('');
  });

  it('returns a problem if it fails before the first byte', async () => {
    const response = await answer(piecesOf([], new ProblemError('NOT_FOUND', 'It is gone.')));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(response.json()).toMatchObject({ message: 'It is gone.' });
  });

  it('is cut off if it fails midway, so nobody takes it for complete', async () => {
    await expect(answer(piecesOf(['a,b\r\n'], new Error('lost')))).rejects.toThrow(
      'response destroyed before completion',
    );
    expect(isClosed).toBe(true);
  });
});
