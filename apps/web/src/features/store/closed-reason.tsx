import { takesOrders } from '@counter/contract/store';
import { Suspense } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { useStoreStatus } from './store.queries.ts';

const OpeningExplained = lazyPart(async () => ({
  default: (await import('./opening-explained.tsx')).OpeningExplained,
}));

/** Explains why the current store takes no orders, or shows the given text. */
export function ClosedReason({ otherwise }: { otherwise: string }) {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  if (!data || takesOrders(data.state)) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <OpeningExplained status={data} timeZone={timeZone} />
    </Suspense>
  );
}
