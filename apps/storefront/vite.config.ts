import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropSummaries } from '@counter/browser/drop-summaries';

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

/**
 * Modules that the menu, the checkout and the page of an order share, in few files: many small ones compress worse, and the
 * menu and the checkout are held to 90 KB.
 */
const shared = [
  {
    name: 'shop',
    test: /storefront\/src\/(?:ways\/|basket\/(?:use-)?basket\.|checkout\/(?:use-)?draft\.|lib\/(?:http|lib\.text|phone|store-value)\.|ui\/(?:amount|button|dialog|empty|ui\.text|drawings)\.)|browser\/src\/(?:address|device-value|dial-address|http|problem|shared-value)\.|contract\/src\/(?:endpoint|files\/files\.schemas|shared\/money|storefront\/order-times\.[a-z]+)\.ts/,
  },
  {
    name: 'account',
    test: /storefront\/src\/(?:account\/(?:account\.|use-code|use-sign-in|code-entry|sign-in|sign-out|texts-words)|checkout\/(?:forget-ordered|known-details)\.|lib\/use-focus-on-(?:error|mount)\.|ui\/field\.)|browser\/src\/(?:online|sentence)\.|contract\/src\/consumers\/consumers\.endpoints\./,
  },
];

/** Once for the browser, once (`--ssr`) for the server, which needs nothing but its one file. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/storefront/',
  // The server replaces this placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), dropSummaries(), ...(isSsrBuild ? [] : [commonHead()])],
  ssr: { noExternal: true },
  // The server's copy of React has no use for its warnings.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            input: pages,
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: shared } },
          },
        }),
  },
}));
