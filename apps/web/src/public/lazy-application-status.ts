import { lazy } from 'react';

/** The status of an application: few wait for their approval, and it needs the cache. */
export const LazyApplicationStatus = lazy(async () => ({
  default: (await import('./application-status.tsx')).StatusPart,
}));
