import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Address to the files that its screen needs, as the build of the web application lists them. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

const preloadsFile = z.record(z.string(), z.array(z.string()));

/** Reads the build's list; none where the build has none. */
export async function readPreloads(webRoot: string): Promise<Preloads> {
  const text = await readFile(path.join(webRoot, 'preloads.json'), 'utf8').catch(() => '{}');
  return preloadsFile.parse(JSON.parse(text));
}

/** The links that let a browser fetch a screen's files beside the entry instead of after it. */
export function preloadLinks(preloads: Preloads, pathname: string): string {
  const files = Object.entries(preloads)
    .filter(([address]) => pathname === address || pathname.startsWith(`${address}/`))
    .flatMap(([, names]) => names);
  return [...new Set(files)].map(linkTo).join('');
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}">`;
}
