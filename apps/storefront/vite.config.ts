import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Adds the common head to all pages. */
function commonHead(): Plugin {
  return {
    name: 'counter:common-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--common-->', () =>
          readFileSync(join(import.meta.dirname, 'src/head.html'), 'utf8').trim(),
        ),
    },
  };
}

/** Each is its own page with its own script: what only one of them needs is not loaded by the others. */
const pages = ['index', 'checkout', 'order', 'orders', 'reviews', 'question'].map(
  (name) => `${name}.html`,
);

/** Once for the browser, once (`--ssr`) for the server, which needs nothing but its one file. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/storefront/',
  // The server replaces this placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), ...(isSsrBuild ? [] : [commonHead()])],
  ssr: { noExternal: true },
  // The server's copy of React has no use for its warnings.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rollupOptions: { input: pages } }),
  },
}));
