import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { requireMantineStyles } from './mantine-styles.ts';
import { listRoutePreloads } from './route-preloads.ts';

// Not the page itself: it is sent with a new nonce each time, so the server compresses it.
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const smallestWorthCompressing = 512;

/** Writes a `.br` beside every compressible file, so that the server only has to send it. */
function brotliBesideAssets(): Plugin {
  let folder = '';
  return {
    name: 'counter:brotli-beside-assets',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (compressible.test(name)) compressBeside(join(folder, name));
        }
      },
    },
  };
}

function compressBeside(file: string) {
  const source = readFileSync(file);
  if (source.length >= smallestWorthCompressing) writeFileSync(`${file}.br`, compress(source));
}

function compress(source: Buffer) {
  const quality = constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Asks for the text font at once instead of after the style sheet has been read. */
function preloadTextFont(): Plugin {
  return {
    name: 'counter:preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {});
        const font = names.find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) throw new Error('The text font is missing from the bundle.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs: { ...attrs, href: `/${font}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** What most screens need, each with everything it imports itself. */
const neededEverywhere = [
  '/src/app/guards.ts',
  '/src/app/page-title.tsx',
  '/src/app/pages/failed-screen.tsx',
  '/src/lib/api.ts',
  '/src/ui/brand.tsx',
  '/src/ui/color-scheme-toggle.tsx',
  '/src/ui/link-button.tsx',
  '/src/ui/notice.tsx',
  '/src/ui/pending-button.tsx',
  '/src/ui/text-link.tsx',
  '/components/Checkbox/CheckIcon.mjs',
  '/components/TextInput/TextInput.mjs',
  '/core/MantineProvider/color-functions/',
  '/hooks/esm/use-merged-ref/',
  '/hooks/esm/use-uncontrolled/',
  '/utils/InlineInput/',
  '/utils/InputsGroupFieldset/',
];

// Two files instead of thirty small ones load sooner and compress better. What only forms need stays
// out of the first: most screens of the dashboard open without it.
const everywhere = {
  name: 'everywhere',
  test: (id: string) => neededEverywhere.some((part) => id.includes(part)),
  priority: 2,
};
const forms = { name: 'forms', test: /[\\/]sign-in-form\.tsx$/, priority: 1 };

export default defineConfig({
  // The API replaces this placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      addExtensions: true,
      semicolons: true,
    }),
    react(),
    requireMantineStyles(),
    preloadTextFont(),
    listRoutePreloads(),
    brotliBesideAssets(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // Inlined files would need `data:` in more of the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [everywhere, forms] } } },
  },
});
