import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { ProofHost } from '../../features/proof/proof-host.tsx';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { createQueryClient } from '../query-client.ts';
import { KeptDesk } from '../offline/kept-desk.tsx';
import { Shell, type DashboardSlots } from './shell.tsx';

/** Everything behind the sign-in. It takes its cache with it when the person leaves. */
export function Dashboard(slots: DashboardSlots) {
  const [cache] = useState(createQueryClient);
  const session = useSession();
  // The frame is drawn in pieces, which leaves a slow phone free to answer in between.
  const drawn = useDeferredValue(true, false);
  // The guard is already leading away; nothing of the person stays on the screen.
  if (!isSignedIn(session) || !drawn) return null;
  return (
    <QueryClientProvider client={cache}>
      <Shell user={session.user} {...slots}>
        <Outlet />
      </Shell>
      <KeptDesk userId={session.user.userId} />
      <ProofHost />
      <ToastHost />
    </QueryClientProvider>
  );
}
