import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes a `.br` beside every file a browser loads, so that the server only has to send it. */
function brotliBesideAssets(): Plugin {
  return {
    name: 'counter:brotli-beside-assets',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(?:js|css)$/.test(name)) continue;
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(readFileSync(join(folder, name))),
        );
      }
    },
  };
}

/** Once for the browser, once (`--ssr`) for the server, which needs nothing but its one file. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/storefront/',
  // The server replaces this placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), ...(isSsrBuild ? [] : [brotliBesideAssets()])],
  ssr: { noExternal: true },
  // The server's copy of React has no use for its warnings.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
