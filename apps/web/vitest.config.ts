import { simulatedBrowser } from '@counter/browser/testing/simulated-browser';
import { tanStackRouterCodeSplitter } from '@tanstack/router-plugin/vite';
import { defineProject } from 'vitest/config';

const alone = 'src/**/*.alone.test.tsx';

/** Returns the configuration of tests of whole screens, in a browser that is simulated. */
export function configureScreens({ isAlone }: { isAlone: boolean }) {
  return defineProject({
    // As in the build, so that a test loads the screen that it shows and no other.
    plugins: [tanStackRouterCodeSplitter({ routesDirectory: 'src/app/routes' })],
    test: {
      ...simulatedBrowser,
      name: isAlone ? 'screens alone' : 'screens',
      include: [isAlone ? alone : 'src/**/*.test.tsx'],
      exclude: isAlone ? [] : [alone],
      isolate: isAlone,
    },
  });
}

export default configureScreens({ isAlone: false });
