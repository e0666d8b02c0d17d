import { durations } from '@counter/contract/analytics';
import { expect, test } from 'vitest';
import { overviewSearch, searchFor } from './overview-search.ts';

test('an address leads back to the duration it was made for, and nonsense to the default', () => {
  const led = durations.map((duration) => overviewSearch.parse(searchFor(duration)).duration);
  expect(led).toEqual(['TODAY', undefined, 'LAST_30_DAYS', 'LAST_90_DAYS']);
  expect(overviewSearch.parse({ duration: 'NEVER' })).toEqual({ duration: undefined });
});
