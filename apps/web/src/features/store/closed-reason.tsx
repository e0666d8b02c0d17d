import { takesOrders } from '@counter/contract/store';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useStoreStatus } from './store.queries.ts';
import { explainOpening } from './store-words.ts';

/** Explains why the current store takes no orders, or shows the given text. */
export function ClosedReason({ otherwise }: { otherwise: string }) {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  return !data || takesOrders(data.state) ? otherwise : explainOpening(data, timeZone);
}
