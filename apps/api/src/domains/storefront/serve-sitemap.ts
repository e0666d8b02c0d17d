import { publicPaths } from '@counter/contract/shared';
import { categoryPath } from '@counter/contract/storefront';
import type { FastifyInstance } from 'fastify';
import { fixText, sendText } from '../../platform/http/fixed-text.ts';
import { createGate } from '../../platform/kernel/gate.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCategoryNames } from '../menu/index.ts';
import { findFiledStores, findFiles } from './sitemap.repository.ts';

const config = { rateLimit: { max: 240 } };
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The marketplace's own pages that search engines may index. */
const ownPages = publicPaths.filter((path) => path === '/home' || path === '/faq');

/** The maximum number of listed categories per store, so that a file of 1,000 stores stays within 50,000 URLs. */
const maxCategories = 49;

/** Each file reads a thousand menus, so crawlers are served one at a time. */
const inTurn = createGate(1);

/**
 * Serves the sitemap (sitemaps.org): the marketplace's own pages, and every approved store with its categories. Stores
 * stay in the same file, so that a new store only changes one of them.
 */
export function serveSitemap(app: FastifyInstance, { db, publicUrl }: Platform): void {
  const address = (path: string) => escapeXml(encodeURI(publicUrl() + path));
  const urls = (paths: readonly string[]) => listOf('urlset', 'url', paths.map(address));
  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const files = ['pages', ...(await findFiles(db))];
    const addresses = files.map((file) => address(`/sitemaps/${file}.xml`));
    return sendText(listOf('sitemapindex', 'sitemap', addresses), request, reply);
  });
  app.get('/sitemaps/pages.xml', { config }, async (request, reply) =>
    sendText(urls(ownPages), request, reply),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file.xml',
    { config },
    async (request, reply) => {
      const { file } = request.params;
      const paths = /^[1-9]\d{0,5}$/.test(file)
        ? await inTurn(async () => findPaths(db, Number(file)))
        : [];
      if (paths.length === 0)
        throw new ProblemError('NOT_FOUND', 'There is no such part of the site map.');
      return sendText(urls(paths), request, reply);
    },
  );
}

/** Returns the paths of a file's stores, each followed by its categories. */
async function findPaths(db: Platform['db'], file: number): Promise<string[]> {
  const stores = await findFiledStores(db, file);
  const ids = stores.map(({ id }) => id);
  const categories = Map.groupBy(await findCategoryNames(db, ids), ({ storeId }) => storeId);
  return stores.flatMap(({ id, storeUrl }) => {
    const names = (categories.get(id) ?? []).map(({ name }) => categoryPath(name));
    const parts = [...new Set(names)].slice(0, maxCategories);
    return [`/s/${storeUrl}`, ...parts.map((part) => `/s/${storeUrl}/menu/${part}`)];
  });
}

function listOf(list: string, item: string, addresses: readonly string[]) {
  const items = addresses.map((address) => `<${item}><loc>${address}</loc></${item}>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${namespace}>\n${items.join('\n')}\n</${list}>\n`;
  return fixText(body, 'application/xml; charset=utf-8');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
