import { randomBytes } from 'node:crypto';
import type { StorefrontPage } from '@counter/contract/storefront';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { policyOfPage } from '../../platform/http/security.ts';
import { sendCompressed } from '../../platform/http/send-compressed.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandStyle } from './brand-style.ts';
import { pageHead, scriptText } from './page-head.ts';
import type { VisitCounter } from './visits/visit-counter.ts';
import type { StorefrontBuild } from './storefront-build.ts';

/** The shared dependencies of all pages. */
export type Site = {
  readonly platform: Platform;
  readonly build: StorefrontBuild;
  readonly visits: VisitCounter;
};

const statuses: Record<StorefrontPage['kind'], number> = {
  menu: 200,
  checkout: 200,
  order: 200,
  reviews: 200,
  ask: 200,
  question: 200,
  orders: 200,
  missing: 404,
  failed: 503,
  busy: 429,
};

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Sends a page as HTML, compressed if the client accepts that. */
export async function sendPage(
  { request, reply }: Asked,
  site: Site,
  page: StorefrontPage,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = htmlOf(page, { ...site, log: request.log }).replaceAll('__CSP_NONCE__', nonce);
  void reply
    .code(isMissingProduct(page) ? 404 : statuses[page.kind])
    .headers({
      'content-security-policy': policyOfPage(nonce),
      'cache-control': isForAnybody(page) ? 'no-cache' : 'private, no-store',
    })
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, html);
}

/** Returns true for a menu page whose product isn't on the menu. */
function isMissingProduct(page: StorefrontPage): boolean {
  return page.kind === 'menu' && page.product === 'MISSING';
}

/** Returns true for a menu page without a consumer's own orders. */
function isForAnybody(page: StorefrontPage): boolean {
  return page.kind === 'menu' && page.again.length === 0;
}

type Parts = Pick<Site, 'platform' | 'build'> & { readonly log: FastifyBaseLogger };

function htmlOf(page: StorefrontPage, { platform, build, log }: Parts): string {
  const data = `<script type="application/json" id="page">${scriptText(page)}</script>`;
  return build
    .templateOf(page.kind)
    .replace('<!--head-->', () => pageHead(page, platform.publicUrl()) + brandStyle(page))
    .replace('<!--page-->', () => written(page, { build, log }))
    .replace('<!--data-->', () => data);
}

/** Renders a page; empty if that fails, so that the browser renders it instead. */
function written(page: StorefrontPage, { build, log }: Omit<Parts, 'platform'>): string {
  try {
    return build.render(page);
  } catch (error) {
    const storeUrl = 'store' in page ? page.store?.storeUrl : undefined;
    log.error({ storeUrl, err: error }, 'a page of the web store could not be written');
    return '';
  }
}
