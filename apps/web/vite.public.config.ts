import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropSummaries } from '@counter/browser/drop-summaries';

/**
 * The public pages, built by themselves beside the portal: nothing that only the portal needs can get
 * into their files.
 */
export default defineConfig({
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), dropSummaries()],
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the sign-in needs is what most pages need, in one file.
        codeSplitting: { groups: [{ name: 'common', test: /features\/auth\/sign-in-screen/ }] },
      },
    },
  },
});
