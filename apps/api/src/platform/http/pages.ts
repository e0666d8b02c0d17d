import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from './errors.ts';
import { ProblemError } from '../kernel/problem.ts';
import { policyOfPage, policyOfWorker } from './security.ts';

/** The addresses of the portal; all others are public pages (apps/web/src/public/pages.ts). */
const portalAddress = /^\/(dashboard|operator|signup|register|dev)(?=[/?]|$)/;

/**
 * Serves the built web application: its files as they are, and one of its two pages for every address
 * that is no file.
 */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  const read = (name: string) => readFile(path.join(webRoot, name), 'utf8');
  const portal = await read('portal.html');
  const publicPages = await read('index.html');
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
      return sendPage(reply, portalAddress.test(request.url) ? portal : publicPages);
    }
    return sendProblem(
      request,
      reply,
      new ProblemError('NOT_FOUND', "We couldn't find this page."),
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
