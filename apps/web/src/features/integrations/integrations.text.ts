import type { Overlap } from '@counter/contract/integrations';

/** Screen text for integrations. */
export const text = {
  integrations: 'Integrations',
  aboutStore: 'Programs and calendars that work with this store.',
  aboutAll: 'Programs that work with the marketplace.',
  overlaps: {
    0: 'At once',
    1: 'After 1 hour',
    24: 'After 1 day',
    168: 'After 7 days',
  } satisfies Record<Overlap, string>,
} as const;
