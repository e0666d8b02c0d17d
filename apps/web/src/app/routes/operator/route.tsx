import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../../features/auth/sign-out.ts';
import { OperatorFrame } from '../../../features/operator/frame/operator-frame.tsx';
import { ProofHost } from '../../../features/proof/proof-host.tsx';
import { refreshSession } from '../../../lib/account/refresh-session.ts';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { deviceTimeZone } from '../../../lib/time/time-zones.ts';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { requireOperator } from '../../guards.ts';
import { createQueryClient } from '../../query-client.ts';
import { FocusOnNavigation } from '../../shell/navigation/focus-on-navigation.tsx';
import { PaperLater } from '../../shell/paper/paper-later.tsx';
import { SecondFactorWall } from '../../shell/gates/second-factor-wall.tsx';
import { text as words } from '../../operator-pages.text.ts';

export const Route = createFileRoute('/operator')({
  beforeLoad: requireOperator,
  component: OperatorLayout,
});

/** The operator console. Its cache is discarded when the person leaves. */
function OperatorLayout() {
  const [cache] = useState(createQueryClient);
  const session = useSession();
  // Hides the person's data at once, while the guard redirects.
  if (!isSignedIn(session)) return null;
  return (
    <QueryClientProvider client={cache}>
      <OperatorFrame user={session.user} onLogout={() => void signOut()}>
        {session.user.factorMissing ? (
          <SecondFactorWall
            place={words.operatorConsole}
            reason={words.secondFactorReason}
            onPass={refreshSession}
          />
        ) : (
          <Outlet />
        )}
      </OperatorFrame>
      <FocusOnNavigation />
      <PaperLater name={uiText.counter} timeZone={deviceTimeZone()} />
      <ProofHost />
      <ToastHost atOnce />
    </QueryClientProvider>
  );
}
