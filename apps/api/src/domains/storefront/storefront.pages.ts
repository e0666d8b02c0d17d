import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StorefrontPage } from '@counter/contract/storefront';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumerTokenOf } from '../../platform/http/consumer-cookie.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { policyOfPage } from '../../platform/http/security.ts';
import type { Platform } from '../../platform/platform.ts';
import { findConsumerSession } from '../../platform/tenancy/consumer-session.ts';
import { toConsumer } from '../consumers/index.ts';
import { readAskPage, readQuestionPage, readReviewsPage } from './feedback.pages.ts';
import { findCardNotice, findCardReturn } from './card-orders.service.ts';
import { pageHead, scriptText } from './page-head.ts';
import { readBuild, type StorefrontBuild } from './storefront-build.ts';
import { findPublicStore, findStorefront } from './storefront.service.ts';
import { findTrackedOrder } from './tracking.service.ts';

type Pages = { readonly platform: Platform; readonly build: StorefrontBuild };

const statuses: Record<StorefrontPage['kind'], number> = {
  menu: 200,
  checkout: 200,
  order: 200,
  reviews: 200,
  ask: 200,
  question: 200,
  missing: 404,
  failed: 503,
};

/** Pages per minute and caller: who reads turns fewer. */
const config = { rateLimit: { max: 240 } };

/** Serves the pages of all stores below `/s/`, written by the server, and the files they need. */
export async function serveStorefront(
  app: FastifyInstance,
  platform: Platform,
  root: string,
): Promise<void> {
  const build = await readBuild(root, platform.log);
  if (!build) return;
  await app.register(fastifyStatic, {
    root: path.join(root, 'client', 'assets'),
    prefix: '/storefront/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  const pages = { platform, build };
  app.get<{ Params: { storeUrl: string }; Querystring: { q?: unknown } }>(
    '/s/:storeUrl',
    { config },
    async (request, reply) => {
      const { params, query } = request;
      const search = typeof query.q === 'string' ? query.q.slice(0, 60) : '';
      const page = await findPage(platform, 'store', async () => ({
        kind: 'menu',
        storefront: await findStorefront(platform, params.storeUrl),
        search,
      }));
      return sendPage({ request, reply }, pages, page);
    },
  );
  app.get<{ Params: { storeUrl: string }; Querystring: { card?: unknown } }>(
    '/s/:storeUrl/checkout',
    { config },
    async (request, reply) => {
      const { storeUrl } = request.params;
      const { card: sessionId } = request.query;
      const page = await findPage(platform, 'store', async () => ({
        kind: 'checkout',
        store: await findPublicStore(platform, storeUrl),
        consumer: await findConsumer(platform, request),
        takesCards: platform.cards !== null,
        notice:
          typeof sessionId === 'string'
            ? await findCardNotice(platform, { storeUrl, sessionId })
            : '',
      }));
      return sendPage({ request, reply }, pages, page);
    },
  );
  app.get<{ Params: { storeUrl: string; sessionId: string } }>(
    '/s/:storeUrl/card/:sessionId',
    { config },
    async (request, reply) => {
      const found = await findReturn(platform, request.params);
      if (typeof found === 'string') return reply.redirect(found, 303);
      return sendPage({ request, reply }, pages, found);
    },
  );
  app.get<{ Params: { storeUrl: string; token: string } }>(
    '/s/:storeUrl/orders/:token',
    { config },
    async (request, reply) => {
      const { storeUrl, token } = request.params;
      const page = await findPage(platform, 'order', async () => ({
        kind: 'order',
        store: await findPublicStore(platform, storeUrl),
        order: await findTrackedOrder(platform, { storeUrl, token }),
        token,
      }));
      return sendPage({ request, reply }, pages, page);
    },
  );
  serveFeedbackPages(app, pages);
}

/** The reviews of a store, the form of a question, and a question with its reply. */
function serveFeedbackPages(app: FastifyInstance, pages: Pages): void {
  const { platform } = pages;
  app.get<{ Params: { storeUrl: string }; Querystring: { page?: unknown } }>(
    '/s/:storeUrl/reviews',
    { config },
    async (request, reply) => {
      const { params, query } = request;
      const read = () => readReviewsPage(platform, params.storeUrl, query.page);
      return sendPage({ request, reply }, pages, await findPage(platform, 'store', read));
    },
  );
  app.get<{ Params: { storeUrl: string } }>(
    '/s/:storeUrl/ask',
    { config },
    async (request, reply) => {
      const read = () => readAskPage(platform, request.params.storeUrl);
      return sendPage({ request, reply }, pages, await findPage(platform, 'store', read));
    },
  );
  app.get<{ Params: { storeUrl: string; token: string } }>(
    '/s/:storeUrl/questions/:token',
    { config },
    async (request, reply) => {
      const { storeUrl, token } = request.params;
      const read = () => readQuestionPage(platform, storeUrl, token);
      return sendPage({ request, reply }, pages, await findPage(platform, 'question', read));
    },
  );
}

async function findConsumer({ db, clock }: Platform, request: FastifyRequest) {
  const session = await findConsumerSession(db, consumerTokenOf(request), clock.now());
  return session && toConsumer(session);
}

/** The page of an address; where there is none, or it cannot be read now, one that says so. */
async function findPage(
  { log }: Platform,
  what: 'store' | 'order' | 'question',
  read: () => Promise<StorefrontPage>,
): Promise<StorefrontPage> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'NOT_FOUND')
      return { kind: 'missing', what };
    log.error({ err: error }, 'a page of the web store could not be read');
    return { kind: 'failed' };
  }
}

/** Where a payment leads to; a page that says so where it cannot be found, or not be looked at now. */
async function findReturn(
  platform: Platform,
  asked: Parameters<typeof findCardReturn>[1],
): Promise<string | StorefrontPage> {
  let address = '';
  const page = await findPage(platform, 'order', async () => {
    address = await findCardReturn(platform, asked);
    return { kind: 'failed' };
  });
  return address === '' ? page : address;
}

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply };

async function sendPage({ request, reply }: Asked, pages: Pages, page: StorefrontPage) {
  const nonce = randomBytes(16).toString('base64');
  const html = htmlOf(page, pages).replaceAll('__CSP_NONCE__', nonce);
  void reply
    .code(statuses[page.kind])
    .headers({
      'content-security-policy': policyOfPage(nonce),
      'cache-control': page.kind === 'menu' ? 'no-cache' : 'private, no-store',
      vary: 'accept-encoding',
    })
    .type('text/html; charset=utf-8');
  if (!request.headers['accept-encoding']?.includes('br')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, { params: quickly }));
}

const compress = promisify(brotliCompress);

/** A page is sent once: what a better packing saves on the way it loses here. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function htmlOf(page: StorefrontPage, { platform, build }: Pages): string {
  const data = `<script type="application/json" id="page">${scriptText(page)}</script>`;
  return build
    .templateOf(page.kind)
    .replace('<!--head-->', () => pageHead(page, platform.publicUrl()))
    .replace('<!--page-->', () => written(page, { platform, build }))
    .replace('<!--data-->', () => data);
}

/** The page as the server writes it; empty where that fails, and the browser writes it instead. */
function written(page: StorefrontPage, { platform, build }: Pages): string {
  try {
    return build.render(page);
  } catch (error) {
    platform.log.error({ err: error }, 'a page of the web store could not be written');
    return '';
  }
}
