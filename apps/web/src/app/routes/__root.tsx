import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  Navigate,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { FailedState } from '../../ui/states.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: () => <Navigate href="/404" replace />,
  errorComponent: BrokenScreen,
});

function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <FailedState title="This page stopped working" cause={error.message} onRetry={retry} />;
}
