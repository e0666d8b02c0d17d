import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const routeTree = new URL('src/app/routeTree.gen.ts', import.meta.url);

/** Writes the addresses of the portal's screens, so that the server knows which of them lead nowhere. */
export function listAddresses(): Plugin {
  return {
    name: 'list-addresses',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(findAddresses(readFileSync(routeTree, 'utf8')));
      this.emitFile({ type: 'asset', fileName: 'portal-addresses.json', source });
    },
  };
}

/** Returns the addresses that the router's generated tree names, such as `/dashboard/orders/$orderNumber`. */
function findAddresses(tree: string): readonly string[] {
  const listed = /fullPaths:([^;]*?)fileRoutesByTo/.exec(tree)?.[1] ?? '';
  const addresses = [...listed.matchAll(/'([^']+)'/g)].flatMap(([, address = '']) => address);
  if (addresses.length === 0) throw new Error('routeTree.gen.ts lists no addresses any more.');
  return addresses.map((address) => address.replace(/(?<=.)\/$/, ''));
}
