import { lazyPart } from '../../ui/browser/ahead.ts';

/** Where an application stands, kept out of the sign-in page's first load. */
export const LazyStanding = lazyPart(async () => ({
  default: (await import('./standing.tsx')).Standing,
}));
