import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const routeFile = /\/src\/app\/routes\/([^?]+)\.tsx/;

/**
 * Writes `preloads.json`: for each address, the files its screen needs beyond those the page names
 * itself. The server adds them to the page, so that they load beside the others instead of after them.
 */
export function listRoutePreloads(): Plugin {
  let folder = '';
  return {
    name: 'counter:route-preloads',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const page = bundle['index.html'];
      const named = page?.type === 'asset' ? String(page.source) : '';
      const preloads: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const address = chunk.isDynamicEntry ? addressOf(chunk) : undefined;
        if (address === undefined) continue;
        const needed = filesOf(chunk, byName).filter((file) => !named.includes(file));
        preloads[address] = [...new Set([...(preloads[address] ?? []), ...needed])];
      }
      writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
    },
  };
}

/** `dashboard/route.tsx` stands for everything below `/dashboard`; addresses with values are left out. */
function addressOf(chunk: Chunk): string | undefined {
  const name = chunk.moduleIds.map((id) => routeFile.exec(id)?.[1]).find(Boolean);
  if (!name || /\$|^__|^dev\//.test(name)) return undefined;
  return `/${name.replace(/\/?(route|index)$/, '')}`;
}

/** The chunk, all it imports, and their style sheets. */
function filesOf(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, seen = new Set<string>()) {
  if (seen.has(chunk.fileName)) return [...seen];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = byName.get(name);
    if (imported) filesOf(imported, byName, seen);
  }
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  return [...seen];
}
