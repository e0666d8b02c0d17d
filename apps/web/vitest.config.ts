import { tanStackRouterCodeSplitter } from '@tanstack/router-plugin/vite';
import { defineProject } from 'vitest/config';

/** Tests of whole screens, in a browser that is simulated. */
export default defineProject({
  // As in the build, so that a test loads the screen that it shows and no other.
  plugins: [tanStackRouterCodeSplitter({ routesDirectory: 'src/app/routes' })],
  test: {
    name: 'screens',
    include: ['src/**/*.test.tsx'],
    environment: 'jsdom',
    setupFiles: 'src/testing/set-up-browser.ts',
    // What takes seconds alone takes longer where the machine has other work.
    testTimeout: 120_000,
  },
});
