import { defineProject } from 'vitest/config';
import { simulatedBrowser } from './src/testing/simulated-browser.ts';

/** Tests in a browser that is simulated. */
export default defineProject({
  test: {
    ...simulatedBrowser,
    name: 'browser',
    include: ['src/**/*.test.{ts,tsx}'],
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
