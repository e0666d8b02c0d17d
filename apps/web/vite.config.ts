import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropSummaries } from '@counter/browser/drop-summaries';
import { listDeskFiles } from './desk-files.ts';
import { writeManifests } from './role-manifests.ts';
import { refuseLateLayers } from './late-layers.ts';
import { listAddresses } from './list-addresses.ts';
import { phoneLayouts } from './phone-layouts.ts';

const api = 'http://127.0.0.1:3000';
// The addresses of the portal; the server has the same list (apps/api/src/platform/http/pages.ts).
const portal = '^/(dashboard|operator|signup|register|dev)(?=[/?]|$)';

/** The portal, and the development server of both; vite.public.config.ts builds the public pages. */
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
    dropSummaries(),
    listDeskFiles(),
    refuseLateLayers(),
    listAddresses(),
    writeManifests(),
  ],
  css: { postcss: { plugins: [phoneLayouts] } },
  resolve: {
    // React has it itself by now.
    alias: { 'use-sync-external-store/shim': 'use-sync-external-store' },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/api', '/uploads', '/s/', '/storefront/'].map((path) => [path, api])),
      [portal]: { target: api, bypass: () => '/portal.html' },
    },
  },
  build: {
    // Inlined files would need `data:` in more of the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Code names what it imports itself; only style sheets have to be named for it.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // The service worker stays at an address that never changes, and imports nothing.
      input: { portal: 'portal.html', sw: 'service-worker/sw.ts' },
      output: {
        codeSplitting: {
          // What every screen needs in one file; what the dashboard and its busiest screen need in another; what
          // several of the rest need in a third, instead of in a hundred small ones for each screen.
          groups: [
            { name: 'portal', test: /src\/main\.tsx/, priority: 2 },
            {
              name: 'dashboard',
              test: /dashboard\/(route|orders)\.tsx\?|todays-orders\.tsx/,
              priority: 1,
            },
            // What all drawings need, so that none has to load what the rest share.
            { name: 'drawing', test: /drawings\/drawing\./, priority: 1 },
            {
              name: 'shared',
              // A drawing is loaded with its own screens alone.
              test: /node_modules|src\/(?!ui\/display\/drawings\/)(ui|lib)\/|packages\/(browser|contract)/,
              minShareCount: 3,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash:7].js'),
        // The first load names hundreds of files, whose hashes do not compress: the shortest that the bundler allows.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
