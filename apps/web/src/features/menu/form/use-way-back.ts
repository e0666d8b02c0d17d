import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';

/**
 * Returns a function that goes back to the list as it was left. If the form was opened from elsewhere, it opens the
 * list at `address`.
 */
export function useWayBack(address: string) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const fromList = useLocation({ select: ({ state }) => state.bid !== undefined });
  return ({ ignoreBlocker }: { ignoreBlocker: boolean }) => {
    if (fromList && canGoBack) router.history.back({ ignoreBlocker });
    else void router.navigate({ href: address, ignoreBlocker });
  };
}
