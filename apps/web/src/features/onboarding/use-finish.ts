import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { refreshSession } from '../../lib/account/refresh-session.ts';

/**
 * Leaves the wizard for the sign-in page, which continues to the dashboard or shows the application's status. Refreshes
 * the session first, because the old one would redirect back here.
 */
export function useFinish() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const finish = useCallback(async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await refreshSession();
      await navigate({ to: '/login' });
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  }, [navigate]);

  return { busy, failure, finish };
}
