import type { Permission } from '@counter/contract/shared';
import { createRouter } from '@tanstack/react-router';
import { FailedScreen } from '../ui/feedback/failed-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Creates the application's router. Links preload their screen's code on hover. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so the router always asks it.
    defaultPreloadStaleTime: 0,
    // Rendered within the frame, so that new orders still ring if a screen fails.
    defaultErrorComponent: FailedScreen,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's main heading, shown while the screen loads. */
    heading?: string;
    /** The screen doesn't depend on the open store and is shown for any store. */
    withoutStore?: true;
    /** The required permission. Without it, the screen says which roles have access. */
    permission?: Permission;
  }
  interface Register {
    router: AppRouter;
  }
}
