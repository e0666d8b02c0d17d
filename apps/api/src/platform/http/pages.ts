import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from './errors.ts';
import { preloadLinks, readPreloads } from './preloads.ts';
import { ProblemError } from '../kernel/problem.ts';
import { policyOfPage, policyOfWorker } from './security.ts';

/** Serves the built web application: its files as they are, and its one page for every address that is none. */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  const page = await readFile(path.join(webRoot, 'index.html'), 'utf8');
  const preloads = await readPreloads(webRoot);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (path.basename(file).startsWith('sw.js')) {
        void reply.header('content-security-policy', policyOfWorker);
        void reply.header('cache-control', 'no-cache');
        return;
      }
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPage && !/^\/(api|assets|uploads)\//.test(request.url)) {
      const [pathname = ''] = request.url.split('?');
      const links = preloadLinks(preloads, pathname);
      return sendPage(reply, page.replace('</head>', `${links}</head>`));
    }
    return sendProblem(
      request,
      reply,
      new ProblemError('NOT_FOUND', 'We couldn’t find this page.'),
    );
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': policyOfPage(nonce),
      'cache-control': 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce));
}
