import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the addresses of the portal's screens, so that the server knows which of them lead nowhere. */
export function listAddresses(): Plugin {
  return {
    name: 'list-addresses',
    apply: 'build',
    generateBundle() {
      const routeTree = join(this.environment.config.root, 'src/app/routeTree.gen.ts');
      const source = JSON.stringify(findAddresses(readFileSync(routeTree, 'utf8')));
      this.emitFile({ type: 'asset', fileName: 'portal-addresses.json', source });
    },
  };
}

/** Returns the addresses that the router's generated tree names, such as `/dashboard/orders/$orderNumber`. */
function findAddresses(tree: string): readonly string[] {
  const listed = /fullPaths:([^]*?)fileRoutesByTo/.exec(tree)?.[1] ?? '';
  const addresses = [...listed.matchAll(/["'](\/[^"']*)["']/g)].flatMap(
    ([, address = '']) => address,
  );
  if (addresses.length === 0) throw new Error('routeTree.gen.ts no longer lists addresses.');
  return addresses.map((address) => address.replace(/(?<=.)\/$/, ''));
}
