import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const component = /@mantine\/core\/esm\/components\/(.+)\.mjs/;
const lists = new URL('./src/ui/theme/', import.meta.url);

/**
 * Refuses a build that contains a Mantine component without its style sheet. We list the sheets
 * one by one because all of them weigh three times as much; a forgotten one would fail silently.
 */
export function requireMantineStyles(): Plugin {
  return {
    name: 'counter:require-mantine-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
      const bundled = modules.filter(([, { renderedLength }]) => renderedLength > 0);
      const missing = findMissing(
        new Set(bundled.flatMap(([id]) => component.exec(id)?.[1]?.split('/') ?? [])),
      );
      if (missing.length > 0) {
        this.error(
          `Add to one of src/ui/theme/mantine-*.css the styles of: ${missing.join(', ')}.`,
        );
      }
    },
  };
}

function findMissing(components: ReadonlySet<string>): string[] {
  const names = readdirSync(lists).filter((name) => /^mantine-.*\.css$/.test(name));
  const listed = names.map((name) => readFileSync(new URL(name, lists), 'utf8')).join();
  return [...components].filter(
    (name) => hasStyles(name) && !listed.includes(`/${name}.layer.css`),
  );
}

function hasStyles(name: string): boolean {
  const core = new URL('./styles.layer.css', import.meta.resolve('@mantine/core/styles.layer.css'));
  return existsSync(fileURLToPath(new URL(`./styles/${name}.layer.css`, core)));
}

const unread = new RegExp(
  [
    '^--mantine-(?:h[1-6]-|z-index-|breakpoint-|primary-color-\\d)',
    '^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange)-',
    '^--mantine-color-(?:dark|red|teal)-\\d$',
    '^--mantine-color-(?:dark|gray)-(?:text|light|outline)',
  ].join('|'),
);

/** Leaves out Mantine's variables that nothing reads, and the shades that our theme has of its own. */
export const dropUnreadVariables = {
  postcssPlugin: 'counter:drop-unread-variables',
  Declaration(declaration: { readonly prop: string; remove: () => void }) {
    if (unread.test(declaration.prop)) declaration.remove();
  },
};
