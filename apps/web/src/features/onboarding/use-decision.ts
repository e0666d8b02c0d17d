import type { ApplicationState } from '@counter/contract/onboarding';
import { useEffect } from 'react';
import { refreshSession } from '../../lib/account/refresh-session.ts';

/**
 * Refreshes the session after the application is decided. The route guards then redirect to the dashboard, or back to
 * the wizard to correct a rejected application.
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
