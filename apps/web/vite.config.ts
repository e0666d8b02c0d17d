import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropUnreadVariables, requireMantineStyles } from './mantine-styles.ts';
import { listRoutePreloads } from './route-preloads.ts';
import { secondCopy } from './second-copy.ts';

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

/** Puts `color-scheme.js` into the page itself, which would have to wait for it before it paints. */
function chooseColorScheme(): Plugin {
  const children = readFileSync(join(import.meta.dirname, 'color-scheme.js'), 'utf8');
  return {
    name: 'counter:choose-color-scheme',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  };
}

/** Lets the page paint before its style sheet has come; `src/main.tsx` waits for it. */
function loadStylesBeside(): Plugin {
  return {
    name: 'counter:load-styles-beside',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style" data-entry'),
    },
  };
}

/** Modules that most screens need, each with all its imports. */
const neededEverywhere = [
  '/packages/contract/src/endpoint.ts',
  '/packages/contract/src/auth/auth.endpoints.ts',
  '/src/features/auth/sign-out.ts',
  '/src/lib/clock.ts',
  '/src/app/guards.ts',
  '/src/app/page-title.tsx',
  '/src/app/pages/failed-screen.tsx',
  '/src/lib/api.ts',
  '/src/ui/browser/ahead.ts',
  '/src/ui/theme/brand.tsx',
  '/src/ui/theme/color-scheme-toggle.tsx',
  '/src/ui/forms/field-look.ts',
  '/src/ui/actions/link-button.tsx',
  '/src/ui/feedback/notice.tsx',
  '/src/ui/feedback/pending-button.tsx',
  '/src/ui/actions/text-link.tsx',
  '/components/TextInput/TextInput.mjs',
  '/core/MantineProvider/color-functions/',
  '/hooks/esm/use-merged-ref/',
  '/hooks/esm/use-uncontrolled/',
  // What loads a screen's code: with the forms it would drag them into every page.
  'vite/preload-helper',
];

/** Modules that signed-in people and applicants need to talk to the server. */
const neededForData = [
  '/@tanstack/query-core/',
  '/@tanstack/react-query/',
  '/packages/contract/src/files/',
  '/packages/contract/src/shared/',
  '/packages/contract/src/store/store.schemas.ts',
  '/src/app/query-client.ts',
  '/src/lib/days.ts',
];

/** Small parts that screens of all kinds share. */
const neededBesides = [
  '/components/VisuallyHidden/VisuallyHidden.mjs',
  '/hooks/esm/use-debounced-callback/use-debounced-callback.mjs',
  '/icons/IconCheck.mjs',
  '/icons/IconKeyboard.mjs',
  '/icons/IconLogout.mjs',
  '/icons/IconSearch.mjs',
  '/icons/IconX.mjs',
  '/react-router/dist/esm/useLocation.js',
  '/ui/feedback/delayed.tsx',
  '/ui/browser/keyboard.ts',
  '/ui/layout/page.tsx',
  '/ui/layout/panel.tsx',
  '/ui/display/relative-time.tsx',
  '/ui/feedback/skeleton.tsx',
  '/ui/feedback/toast.ts',
  '/ui/layout/two-lines.tsx',
  '/ui/browser/use-is-phone.ts',
];

/** Overlays, loaded once the screen is idle. */
const neededToOpen = [
  '/ui/overlays/side-drawer.tsx',
  '/components/Modal/Modal.mjs',
  '/components/Popover/Popover.mjs',
];
const menus = [
  '/shell/account-popup.tsx',
  '/shell/navigation-drawer.tsx',
  '/shell/stores-popup.tsx',
];

/** Modules that every screen of the dashboard needs besides. */
const neededInDashboard = [
  '/src/app/shell/dashboard.tsx',
  '/src/features/orders/alerts/alerts-button.tsx',
  '/src/features/orders/alerts/order-alerts.tsx',
  '/src/features/orders/use-seen.ts',
];

const ending = (endings: readonly string[]) => (id: string) =>
  endings.some((end) => id.endsWith(end));
const holding = (parts: readonly string[]) => (id: string) =>
  parts.some((part) => id.includes(part));

// A few files instead of thirty small ones load sooner and compress better. Each holds the modules it
// names with everything they import that no file above it holds.
const codeFiles = [
  { name: 'everywhere', test: holding([...neededEverywhere, '/src/main.tsx']) },
  { name: 'forms', test: ending(['/auth/sign-in-form.tsx']) },
  { name: 'data', test: holding(neededForData) },
  { name: 'kit', test: ending(neededBesides) },
  { name: 'dialogs', test: ending(neededToOpen) },
  { name: 'table', test: ending(['/ui/lists/data-table.tsx']) },
  { name: 'dashboard', test: holding(neededInDashboard) },
  { name: 'orders', test: ending(['/orders/orders-screen.tsx', '/orders/todays-orders.tsx']) },
  { name: 'menus', test: ending(menus) },
].map((file, place, { length }) => ({ ...file, priority: length - place }));

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
    secondCopy('react-hook-form', '/src/ui/forms/field-array.ts'),
    requireMantineStyles(),
    chooseColorScheme(),
    preloadTextFont(),
    loadStylesBeside(),
    listRoutePreloads(),
    brotliBesideAssets(),
  ],
  resolve: {
    // React has it itself by now.
    alias: { 'use-sync-external-store/shim': 'use-sync-external-store' },
  },
  css: { postcss: { plugins: [dropUnreadVariables] } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/s/', '/storefront/'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
  build: {
    // Inlined files would need `data:` in more of the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Code names what it imports itself; only style sheets have to be named for it.
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // The service worker stays at an address that never changes, and imports nothing.
      input: { index: 'index.html', sw: 'service-worker/sw.ts' },
      output: {
        codeSplitting: { groups: codeFiles },
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
