import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontPage } from '@counter/contract/storefront';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';

/** The built web store: its one HTML file, and what writes a page into it. */
export type StorefrontBuild = {
  readonly template: string;
  readonly render: (page: StorefrontPage) => string;
};

const entry = z.object({
  render: z.custom<StorefrontBuild['render']>((value) => typeof value === 'function'),
});

/**
 * Reads the built web store; undefined where it has not been built. Where the part that writes pages is
 * missing or does not fit, the browser has to write them.
 */
export async function readBuild(
  root: string,
  log: FastifyBaseLogger,
): Promise<StorefrontBuild | undefined> {
  const template = await readFile(path.join(root, 'client', 'index.html'), 'utf8').catch(() => '');
  if (template === '') {
    log.warn({ root }, 'the web store has not been built: there are no pages below /s/');
    return undefined;
  }
  return { template, render: await findRender(path.join(root, 'server', 'entry-server.js'), log) };
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
