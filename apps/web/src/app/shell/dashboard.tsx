import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { ProofHost } from '../../features/proof/proof-host.tsx';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { createQueryClient } from '../query-client.ts';
import { KeptDesk } from '../offline/kept-desk.tsx';
import { Shell, type DashboardSlots } from './shell.tsx';

/** Everything behind the sign-in. Its cache is discarded when the person leaves. */
export function Dashboard(slots: DashboardSlots) {
  const [cache] = useState(createQueryClient);
  const session = useSession();
  // Deferred, so that React renders the frame in slices and a slow phone can respond in between.
  const drawn = useDeferredValue(true, false);
  // Hides the person's data at once, while the guard redirects.
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
