import * as analytics from './analytics/analytics.endpoints.ts';
import * as auth from './auth/auth.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as home from './home/home.endpoints.ts';
import * as integrations from './integrations/integrations.endpoints.ts';
import * as orders from './orders/orders.endpoints.ts';
import * as store from './store/store.endpoints.ts';
import * as stream from './stream/stream.endpoints.ts';

const domains = { analytics, auth, home, integrations, orders, store, stream };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call there is, with the domain it belongs to: for documentation and for tests that walk them all. */
export const allEndpoints: readonly {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}[] = Object.entries(domains).flatMap(([domain, members]) =>
  Object.entries(members).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
  ),
);
