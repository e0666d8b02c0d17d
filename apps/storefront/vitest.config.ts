import { simulatedBrowser } from '@counter/browser/testing/simulated-browser';
import { defineProject } from 'vitest/config';

/** Tests of whole pages, in a browser that is simulated. */
export default defineProject({
  test: {
    ...simulatedBrowser,
    name: 'store pages',
    include: ['src/**/*.test.tsx'],
    unstubGlobals: true,
  },
});
