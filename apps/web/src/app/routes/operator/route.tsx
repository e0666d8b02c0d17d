import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../../features/auth/sign-out.ts';
import { OperatorFrame } from '../../../features/operator/frame/operator-frame.tsx';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { ToastHost } from '../../../ui/toast-host.tsx';
import { requireOperator } from '../../guards.ts';
import { createQueryClient } from '../../query-client.ts';
import { FocusOnNavigation } from '../../shell/focus-on-navigation.tsx';

export const Route = createFileRoute('/operator')({
  beforeLoad: requireOperator,
  component: OperatorLayout,
});

/** The place of the marketplace's staff. It takes its cache with it when the person leaves. */
function OperatorLayout() {
  const [cache] = useState(createQueryClient);
  const session = useSession();
  // The guard is already leading away; nothing of the person stays on the screen.
  if (!isSignedIn(session)) return null;
  return (
    <QueryClientProvider client={cache}>
      <OperatorFrame user={session.user} onLogout={() => void signOut()}>
        <Outlet />
      </OperatorFrame>
      <FocusOnNavigation />
      <ToastHost atOnce />
    </QueryClientProvider>
  );
}
