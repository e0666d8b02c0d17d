import type { ApplicationState } from '@counter/contract/onboarding';
import { useEffect } from 'react';
import { refreshSession } from '../../lib/account/refresh-session.ts';

/**
 * Once the application is decided the session says where the person belongs: the guards lead on to the
 * dashboard, or back into the wizard to correct what was refused.
 */
export function useDecision(state: ApplicationState | undefined): void {
  const decided = state === 'APPROVED' || state === 'REFUSED';
  useEffect(() => {
    if (!decided) return;
    refreshSession().catch((error: unknown) => {
      console.info('The decision is shown; the session will be read again later.', error);
    });
  }, [decided]);
}
