import { lazy } from 'react';

/** The status of an application. Loaded on demand, because few people need it and it needs the query cache. */
export const LazyApplicationStatus = lazy(async () => ({
  default: (await import('./application-status.tsx')).StatusPart,
}));
