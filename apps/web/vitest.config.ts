import { availableParallelism } from 'node:os';
import { tanStackRouterCodeSplitter } from '@tanstack/router-plugin/vite';
import { defineProject } from 'vitest/config';

const alone = 'src/**/*.alone.test.tsx';

/** Returns the configuration of tests of whole screens, in a browser that is simulated. */
export function configureScreens({ isAlone }: { isAlone: boolean }) {
  return defineProject({
    // As in the build, so that a test loads the screen that it shows and no other.
    plugins: [tanStackRouterCodeSplitter({ routesDirectory: 'src/app/routes' })],
    test: {
      name: isAlone ? 'screens alone' : 'screens',
      include: [isAlone ? alone : 'src/**/*.test.tsx'],
      exclude: isAlone ? [] : [alone],
      environment: 'jsdom',
      // The second run of a changed test finds all other files translated, which halves it.
      fsModuleCache: true,
      // As the other projects have it: Vitest runs those of one number together.
      maxWorkers: availableParallelism() + 1,
      setupFiles: 'src/testing/set-up-browser.ts',
      // Loading the application takes most of a file's time, so files share what has been loaded.
      isolate: isAlone,
      restoreMocks: true,
      // What takes seconds alone takes longer where the machine has other work.
      testTimeout: 120_000,
    },
  });
}

export default configureScreens({ isAlone: false });
