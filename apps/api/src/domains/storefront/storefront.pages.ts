import path from 'node:path';
import type { StorefrontPage } from '@counter/contract/storefront';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumerTokenOf } from '../../platform/http/consumer-cookie.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForGuest } from '../../platform/tenancy/entering.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readAskPage, readQuestionPage, readReviewsPage } from './feedback.pages.ts';
import { findCardReturn, leaveCardPage } from './card-orders.service.ts';
import { readCheckoutPage, readOrderPage, readOrdersPage } from './ordering.pages.ts';
import { readMenuPage } from './menu.page.ts';
import { findPublicStore } from './storefront.service.ts';
import { serveFiles } from './serve-files.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { sendPage, type Site } from './send-page.ts';
import { readBuild } from './storefront-build.ts';
import type { Browser } from './visits/visit-counter.ts';
import { isPageView } from './visits/page-view.ts';
import type { CountedStep } from './visits/visits.repository.ts';

/** Pages per minute and client, more than a person opens. */
const config = { rateLimit: { max: 240 } };

/** Serves the server-rendered pages of all stores below `/s/`, and the files they need. */
export async function serveStorefront(
  app: FastifyInstance,
  { platform, visits }: Pick<Site, 'platform' | 'visits'>,
  root: string,
): Promise<void> {
  const build = await readBuild(root, platform);
  if (!build) return;
  await app.register(fastifyStatic, {
    root: path.join(root, 'client', 'assets'),
    prefix: '/storefront/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  serveSitemap(app, platform);
  const site = { platform, build, visits };
  await app.register(async (own) => servePages(own, site));
}

async function servePages(app: FastifyInstance, site: Site): Promise<void> {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    if (error instanceof ProblemError && error.code === 'TOO_MANY_REQUESTS') {
      return sendBusy({ request, reply }, site, error);
    }
    throw error;
  });
  for (const page of pages) servePage(app, site, page);
  serveFiles(app, site, async (request) => storeOf(site, request));
  app.get<{ Params: { storeUrl: string; sessionId: string } }>(
    '/s/:storeUrl/card/:sessionId',
    { config },
    async (request, reply) => {
      const goOn = async () =>
        findCardReturn(site.platform, await storeOf(site, request), request.params.sessionId);
      return goOnOrTell({ request, reply }, site, goOn);
    },
  );
  app.get<{ Params: { storeUrl: string }; Querystring: { key?: unknown } }>(
    '/s/:storeUrl/card/left',
    { config },
    async (request, reply) => {
      const goOn = async () =>
        leaveCardPage(site.platform, await storeOf(site, request), String(request.query.key));
      return goOnOrTell({ request, reply }, site, goOn);
    },
  );
}

type PageRequest = FastifyRequest<{
  Params: { storeUrl: string; token: string; category: string; product: string };
  Querystring: { q?: unknown; page?: unknown; card?: unknown };
}>;

type Served = {
  readonly path: string;
  /** The kind of thing that is reported as missing. */
  readonly what: Extract<StorefrontPage, { kind: 'missing' }>['what'];
  /** The steps of a visit that the page counts as. */
  readonly counts: readonly CountedStep[];
  readonly read: (
    platform: Platform,
    scope: StoreScope,
    request: PageRequest,
  ) => Promise<StorefrontPage>;
};

const pages: readonly Served[] = [
  {
    path: '',
    what: 'store',
    counts: ['VISIT', 'MENU'],
    read: async (platform, scope, request) => readMenu(platform, scope, request, {}),
  },
  {
    path: '/menu/:category',
    what: 'page',
    counts: ['VISIT', 'MENU'],
    read: async (platform, scope, request) =>
      readMenu(platform, scope, request, { category: request.params.category }),
  },
  {
    path: '/products/:product',
    what: 'store',
    counts: ['VISIT', 'MENU'],
    read: async (platform, scope, request) =>
      readMenu(platform, scope, request, { product: request.params.product }),
  },
  {
    path: '/checkout',
    what: 'store',
    counts: ['VISIT'],
    read: async (platform, scope, request) =>
      readCheckoutPage(platform, scope, {
        session: consumerTokenOf(request),
        card: typeof request.query.card === 'string' ? request.query.card : undefined,
      }),
  },
  {
    path: '/orders',
    what: 'store',
    counts: [],
    read: async (platform, scope, request) =>
      readOrdersPage(platform, scope, {
        session: consumerTokenOf(request),
        page: Number(request.query.page),
      }),
  },
  {
    path: '/orders/:token',
    what: 'order',
    counts: [],
    read: async (platform, scope, { params }) => readOrderPage(platform, scope, params.token),
  },
  {
    path: '/reviews',
    what: 'store',
    counts: ['VISIT'],
    read: async (platform, scope, { query }) => readReviewsPage(platform, scope, query.page),
  },
  {
    path: '/ask',
    what: 'store',
    counts: ['VISIT'],
    read: async (platform, scope) => readAskPage(platform, scope),
  },
  {
    path: '/questions/:token',
    what: 'question',
    counts: [],
    read: async (platform, scope, { params }) => readQuestionPage(platform, scope, params.token),
  },
  {
    path: '/*',
    what: 'page',
    counts: [],
    read: async () => {
      throw new ProblemError('NOT_FOUND', "We couldn't find this page.");
    },
  },
];

async function readMenu(
  platform: Platform,
  scope: StoreScope,
  request: PageRequest,
  { category, product }: { readonly category?: string; readonly product?: string },
): Promise<StorefrontPage> {
  const session = consumerTokenOf(request);
  return readMenuPage(platform, scope, {
    session,
    category: category ?? null,
    product: product ?? null,
    search: request.query.q,
  });
}

/** Opens the store of a page. @throws ProblemError NOT_FOUND */
async function storeOf(
  { platform }: Site,
  { params }: FastifyRequest<{ Params: { storeUrl: string } }>,
): Promise<StoreScope> {
  return scopeForGuest(platform.db, params.storeUrl, null);
}

function servePage(app: FastifyInstance, site: Site, served: Served): void {
  const { path: below, what, counts, read } = served;
  app.get<{ Params: PageRequest['params']; Querystring: PageRequest['query'] }>(
    `/s/:storeUrl${below}`,
    { config },
    async (request, reply) => {
      // Without the trailing slash it may be a page's address.
      if (below === '/*' && hasEndSlash(request)) return reply.callNotFound();
      const page = await findPage(request, site, what, async () => {
        const scope = await storeOf(site, request);
        const found = await read(site.platform, scope, request);
        if (isPageView(request)) site.visits.note(scope, counts, browserOf(request));
        return found;
      });
      return sendPage({ request, reply }, site, page);
    },
  );
}

function hasEndSlash({ url }: FastifyRequest): boolean {
  return /^[^?]*\/(?:\?|$)/.test(url);
}

function browserOf({ ip, headers }: FastifyRequest): Browser {
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
}

/** Reads the page of an address, or builds an error page if it is missing or fails. */
async function findPage(
  request: FastifyRequest<{ Params: { storeUrl: string } }>,
  site: Site,
  what: Served['what'],
  read: () => Promise<StorefrontPage>,
): Promise<StorefrontPage> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return missingPage(request, site, what);
    return failedPage(request, error);
  }
}

/** Builds the page that reports something missing, with a link back to the store if it exists. */
async function missingPage(
  request: FastifyRequest<{ Params: { storeUrl: string } }>,
  site: Site,
  what: Served['what'],
): Promise<StorefrontPage> {
  try {
    const store = await findPublicStore(site.platform, await storeOf(site, request));
    return { kind: 'missing', what, store };
  } catch (error) {
    return isNotFound(error)
      ? { kind: 'missing', what: what === 'page' ? 'store' : what, store: null }
      : failedPage(request, error);
  }
}

function failedPage(
  { log, params: { storeUrl } }: FastifyRequest<{ Params: { storeUrl: string } }>,
  error: unknown,
): StorefrontPage {
  log.error({ storeUrl, err: error }, 'a page of the web store could not be read');
  return { kind: 'failed' };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'NOT_FOUND';
}

type Asked = {
  readonly request: FastifyRequest<{ Params: { storeUrl: string } }>;
  readonly reply: FastifyReply;
};

/** Redirects to where a payment continues, or sends an error page if it is missing or fails. */
async function goOnOrTell(asked: Asked, site: Site, goOn: () => Promise<string>) {
  let address = '';
  const page = await findPage(asked.request, site, 'order', async () => {
    address = await goOn();
    return { kind: 'failed' };
  });
  return address === '' ? sendPage(asked, site, page) : asked.reply.redirect(address, 303);
}

/** Sends a page with the time to wait after too many requests, because it may be a person. */
async function sendBusy(
  asked: Parameters<typeof sendPage>[0],
  site: Site,
  { retryAfterSeconds = 60 }: ProblemError,
) {
  void asked.reply.header('retry-after', retryAfterSeconds);
  return sendPage(asked, site, {
    kind: 'busy',
    seconds: retryAfterSeconds,
    address: asked.request.url,
  });
}
