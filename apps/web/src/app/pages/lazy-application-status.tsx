import { lazyPart } from '../../ui/browser/ahead.ts';

/** The status of an application, kept out of the sign-in page's first load. */
export const LazyApplicationStatus = lazyPart(async () => ({
  default: (await import('./application-status.tsx')).StatusPart,
}));
