import { lazy } from 'react';

/** Where an application stands, kept out of the sign-in page's first load. */
export const LazyStanding = lazy(async () => ({
  default: (await import('./standing.tsx')).Standing,
}));
