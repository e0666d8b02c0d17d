import type { Plugin, Rolldown } from 'vite';

/** The code that a device keeps: the portal, the dashboard, and the screens of orders. */
const roots = [/src\/main\.tsx/, /routes\/dashboard\/route\.tsx/, /routes\/dashboard\/orders\./];

/** Large code that the dashboard loads for other screens: charts, and the words of the password meter. */
const leftOut = [/recharts/, /rate-password/];

/**
 * Writes the list of the files that the order desk needs, so that devices can keep them for a time without a
 * network. It has what the code imports, also later; of the portal, which imports every screen, the first only.
 */
export function listDeskFiles(): Plugin {
  return {
    name: 'list-desk-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const fileName = 'desk-files.json';
      const source = JSON.stringify([...findDeskFiles(bundle)].map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function findDeskFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk' || hasModule(chunk, leftOut)) return;
    found.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) found.add(file);
    const later = hasModule(chunk, roots.slice(0, 1)) ? [] : chunk.dynamicImports;
    for (const next of [...chunk.imports, ...later]) visit(next);
  };
  for (const chunk of chunks) if (hasModule(chunk, roots)) visit(chunk.fileName);
  return found;
}

/** Returns the style sheets that the order desk loads once it is on the screen. */
export function findLateFiles(bundle: Rolldown.OutputBundle): string[] {
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (first.has(name) || chunk?.type !== 'chunk') return;
    first.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) first.add(file);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && hasModule(chunk, roots)) visit(chunk.fileName);
  return [...findDeskFiles(bundle)].filter((name) => name.endsWith('.css') && !first.has(name));
}

function hasModule({ moduleIds }: Rolldown.OutputChunk, wanted: readonly RegExp[]): boolean {
  return moduleIds.some((id) => wanted.some((pattern) => pattern.test(id)));
}
