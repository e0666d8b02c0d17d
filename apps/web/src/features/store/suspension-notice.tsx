import { Suspense } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { useStoreStatus } from './store.queries.ts';

const SuspendedNotice = lazyPart(async () => ({
  default: (await import('./suspended-notice.tsx')).SuspendedNotice,
}));

/** Says that the current store is suspended, until when and why; hidden otherwise. */
export function SuspensionNotice() {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  if (data?.state !== 'NOT_APPROVED' || data.reason === null) return null;
  const { reason, until } = data;
  return (
    <Suspense>
      <SuspendedNotice suspension={{ reason, until }} timeZone={timeZone} />
    </Suspense>
  );
}
