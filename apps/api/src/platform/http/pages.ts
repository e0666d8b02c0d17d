import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addDemoNotice } from './demo-notice.ts';
import { sendProblem } from './errors.ts';
import { etagOf, hasAlready } from './fixed-text.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { findPages, pageFor, type PageName } from './page-addresses.ts';
import { ProblemError } from '../kernel/problem.ts';
import { policyOfPage, policyOfWorker } from './security.ts';
import { sendCompressed } from './send-compressed.ts';

type Built = {
  readonly html: string;
  /** The ETag of this build's page, independent of the response's nonce. */
  readonly etag: string;
};

type Parts = {
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly known: KnownAddresses;
  readonly isPublicDemo: boolean;
};

type Site = {
  readonly known: KnownAddresses;
  readonly isPage: (path: string) => boolean;
  readonly pages: Readonly<Record<PageName, Built>>;
};

const addressList = z.array(z.string());

/** Paths for programs, whose 404 is a problem document instead of a page. */
const dataAddress = /^\/(api|assets|uploads|storefront)(?=\/|$)/;

/**
 * Serves the built web app: its files, one of its two pages for the paths of screens, and HTTP's answers for everything
 * else (RFC 9110): 405 with the allowed methods, 301 to remove a trailing slash, 404 with an error page.
 */
export async function servePages(
  app: FastifyInstance,
  { webRoot, known, isPublicDemo }: Parts,
): Promise<void> {
  const read = async (name: string) => readFile(path.join(webRoot, name), 'utf8');
  const build = (html: string) => toBuilt(isPublicDemo ? addDemoNotice(html) : html);
  const site: Site = {
    known,
    isPage: findPages(addressList.parse(JSON.parse(await read('portal-addresses.json')))),
    pages: {
      portal: build(await read('portal.html')),
      public: build(await read('index.html')),
    },
  };
  await serveFiles(app, webRoot);
  app.setNotFoundHandler(async (request, reply) => answerOthers(site, request, reply));
}

function toBuilt(html: string): Built {
  return { html, etag: etagOf(html) };
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  // One wildcard route: a route for each of hundreds of files takes a tenth of the startup time.
  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (!path.basename(file).startsWith('sw.js')) {
        void reply.header('cache-control', 'public, max-age=300');
        return;
      }
      void reply.header('content-security-policy', policyOfWorker);
      void reply.header('cache-control', 'no-cache');
    },
  });
}

/** Answers a request that no route matches. */
async function answerOthers(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [address = '', query] = request.url.split('?', 2);
  const isPage = site.isPage(address);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isPage && isRead) return sendPage(site.pages[pageFor(address)], request, reply);
  const methods = methodsOf(site, address);
  // A route with this method has already run and found nothing.
  if (methods.length > 0 && !methods.includes(request.method))
    return refuseMethod(methods, request, reply);
  if (!isRead || dataAddress.test(address)) return sendMissing(request, reply);
  const bare = address.replace(/\/+$/, '');
  if (bare !== address && methodsOf(site, bare).includes('GET'))
    return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 301);
  return sendPage(site.pages[pageFor(address)], request, reply.code(404));
}

function methodsOf({ isPage, known }: Site, address: string): readonly string[] {
  const methods = known.methodsOf(address);
  return isPage(address) ? [...new Set([...methods, 'GET', 'HEAD'])].toSorted() : methods;
}

function refuseMethod(
  methods: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.header('allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  const words = `This address doesn't take ${request.method}. It takes ${methods.join(', ')}.`;
  return sendProblem(request, reply, new ProblemError('METHOD_NOT_ALLOWED', words));
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = new ProblemError('NOT_FOUND', "We couldn't find this page.");
  return sendProblem(request, reply, problem);
}

async function sendPage(
  page: Built,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isFound = reply.statusCode === 200;
  void reply.headers(
    isFound ? { 'cache-control': 'no-cache', etag: page.etag } : { 'cache-control': 'no-store' },
  );
  if (isFound && hasAlready(request, page.etag)) {
    // The browser's cached page needs the policy that came with it.
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = randomBytes(16).toString('base64');
  void reply
    .header('content-security-policy', policyOfPage(nonce))
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page.html.replaceAll('__CSP_NONCE__', nonce));
}
