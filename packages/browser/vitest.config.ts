import { availableParallelism } from 'node:os';
import { defineProject } from 'vitest/config';

/** Tests in a browser that is simulated. */
export default defineProject({
  test: {
    name: 'browser',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    fsModuleCache: true,
    // As the other projects have it: Vitest runs those of one number together.
    maxWorkers: availableParallelism() + 1,
    setupFiles: 'src/testing/set-up-browser.ts',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // What takes seconds alone takes longer where the machine has other work.
    testTimeout: 30_000,
  },
});
