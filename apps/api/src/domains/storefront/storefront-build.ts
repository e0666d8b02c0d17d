import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontPage } from '@counter/contract/storefront';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';
import { addDemoNotice } from '../../platform/http/demo-notice.ts';
import type { Platform } from '../../platform/platform.ts';

type Kind = StorefrontPage['kind'];

/** The built web store: the HTML templates of its pages, and the renderer. */
export type StorefrontBuild = {
  readonly templateOf: (kind: Kind) => string;
  readonly render: (page: StorefrontPage) => string;
};

/** The template of each page kind. Each loads only the scripts its pages need. */
const files: Record<Kind, string> = {
  menu: 'index.html',
  missing: 'index.html',
  failed: 'index.html',
  busy: 'index.html',
  checkout: 'checkout.html',
  order: 'order.html',
  reviews: 'reviews.html',
  ask: 'question.html',
  question: 'question.html',
  orders: 'orders.html',
};

const entry = z.object({
  render: z.custom<StorefrontBuild['render']>((value) => typeof value === 'function'),
});

/**
 * Loads the built web store; undefined if it is not built. If the renderer is missing or doesn't match, browsers render
 * the pages.
 */
export async function readBuild(
  root: string,
  { log, isPublicDemo }: Pick<Platform, 'log' | 'isPublicDemo'>,
): Promise<StorefrontBuild | undefined> {
  const names = [...new Set(Object.values(files))];
  const read = async (name: string) => {
    const html = await readFile(path.join(root, 'client', name), 'utf8').catch(() => '');
    const page = await withStyles(html, root);
    return [name, isPublicDemo ? addDemoNotice(page) : page] as const;
  };
  const templates = new Map(await Promise.all(names.map(read)));
  if ([...templates.values()].includes('')) {
    log.warn({ root }, 'the web store has not been built: there are no pages below /s/');
    return undefined;
  }
  return {
    templateOf: (kind) => templates.get(files[kind]) ?? '',
    render: await findRender(path.join(root, 'server', 'entry-server.js'), log),
  };
}

const styleLink = /<link rel="stylesheet"[^>]* href="\/storefront\/(assets\/[\w.-]+\.css)"[^>]*>/g;

/** Inlines a page's styles. They are a few kilobytes and save a round trip before the first paint. */
async function withStyles(html: string, root: string): Promise<string> {
  const names = Array.from(html.matchAll(styleLink), ([, name = '']) => name);
  const sheets = await Promise.all(
    names.map(async (name) => readFile(path.join(root, 'client', name), 'utf8')),
  );
  const first = `<style nonce="__CSP_NONCE__">${sheets.join('')}</style>`;
  return html.replaceAll(styleLink, '').replace('<!--styles-->', () => first);
}

async function findRender(file: string, log: FastifyBaseLogger) {
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return z.parse(entry, module).render;
  } catch (error) {
    log.error({ err: error }, 'the web store cannot be written here: browsers do it');
    return () => '';
  }
}
