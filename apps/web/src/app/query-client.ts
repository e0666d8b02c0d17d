import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ConnectionError } from '@counter/browser/http';

/** The time an answer counts as fresh, in milliseconds; the live stream makes it stale sooner. */
const freshFor = 30_000;
const attemptsWhenUnreachable = 3;
/** The wait before the first of these attempts, in milliseconds. It doubles each time. */
const firstWait = 300;

/**
 * Only when nothing answered does trying again help; every other failure is the server's answer. Without a
 * network it is the network coming back that helps.
 */
function unreachable(failures: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  return error instanceof ConnectionError && failures < attemptsWhenUnreachable;
}

/** The cache of one person's visit to the dashboard. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: unreachable,
        // The reason shows after two seconds. By default it takes seven, with nothing but a skeleton.
        retryDelay: (failures) => firstWait * 2 ** failures,
        // Offline they fail with a reason instead of waiting without one.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      // Nothing is sent minutes later because the connection came back. `waitsForNetwork` marks the exceptions.
      mutations: { networkMode: 'always' },
    },
  });
}
