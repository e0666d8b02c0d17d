import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ConnectionError } from '@counter/browser/http';

/** The time a response counts as fresh, in milliseconds. The live stream may invalidate it sooner. */
const freshFor = 30_000;
const attemptsWhenUnreachable = 3;
/** The first retry delay, in milliseconds. It doubles each time. */
const firstWait = 300;

/**
 * Retries only if nothing answered, because any other failure is the server's answer. Offline, the query is
 * refetched when the network is back.
 */
function unreachable(failures: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  return error instanceof ConnectionError && failures < attemptsWhenUnreachable;
}

/** Creates the query cache for one person's visit to the dashboard. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: unreachable,
        // Shows the error after two seconds. With the default it would take seven, showing only a skeleton.
        retryDelay: (failures) => firstWait * 2 ** failures,
        // Offline, queries fail with an error instead of pausing silently.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      // Never sends a mutation minutes later, when the connection is back. `waitsForNetwork` marks the exceptions.
      mutations: { networkMode: 'always' },
    },
  });
}
