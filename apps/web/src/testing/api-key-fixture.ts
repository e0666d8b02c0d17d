import type { ApiKey } from '@counter/contract/integrations';

/** An API key of the test store. */
export function anApiKey(change: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 5,
    name: 'Food hub',
    scopes: ['orders:send', 'menu:read'],
    stores: [{ id: 3, name: 'Cedar Kitchen', storeUrl: 'cedar-kitchen' }],
    createdAt: '2026-11-01T12:00:00Z',
    createdBy: 'Sofia Reyes',
    lastUsedAt: null,
    previousUntil: null,
    endedAt: null,
    ...change,
  };
}
