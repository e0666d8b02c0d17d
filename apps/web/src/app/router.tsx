import type { Permission } from '@counter/contract/shared';
import { createRouter } from '@tanstack/react-router';
import { FailedScreen } from '../ui/feedback/failed-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router of the whole application. Links load their screen's code on hover. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    // Within the frame: orders still ring while a screen cannot be shown.
    defaultErrorComponent: FailedScreen,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's main heading, shown while the screen is on its way. */
    heading?: string;
    /** The screen is about no single store, or finds its own: it is shown whatever store is open. */
    withoutStore?: true;
    /** The required permission. Without it, people read who may see the screen. */
    permission?: Permission;
  }
  interface Register {
    router: AppRouter;
  }
}
