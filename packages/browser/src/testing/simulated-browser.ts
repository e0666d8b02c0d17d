import { availableParallelism } from 'node:os';

/** The options of Vitest that all tests in a simulated browser share. */
export const simulatedBrowser = {
  environment: 'jsdom',
  // The second run of a changed test finds all other files translated, which halves it.
  fsModuleCache: true,
  // As the other projects have it: Vitest runs those of one number together.
  maxWorkers: availableParallelism() + 1,
  setupFiles: 'src/testing/set-up-browser.ts',
  // Loading the pages takes most of a file's time, so files share what has been loaded.
  isolate: false,
  restoreMocks: true,
  // What takes seconds alone takes longer where the machine has other work.
  testTimeout: 120_000,
};
