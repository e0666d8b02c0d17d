import { availableParallelism } from 'node:os';

/** Vitest's options for all tests in a simulated browser. */
export const simulatedBrowser = {
  environment: 'jsdom',
  // A rerun finds all unchanged files transpiled, which halves its time.
  fsModuleCache: true,
  // As in the other projects: Vitest runs projects with the same number together.
  maxWorkers: availableParallelism() + 1,
  setupFiles: 'src/testing/set-up-browser.ts',
  // Loading modules takes most of a file's time, so files share them.
  isolate: false,
  restoreMocks: true,
  // Tests that take seconds alone take longer on a busy machine.
  testTimeout: 120_000,
};
