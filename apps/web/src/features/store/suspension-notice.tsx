import type { Suspension } from '@counter/contract/store';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useStoreStatus } from './store.queries.ts';
import { describeSuspension } from './store-words.ts';
import { text } from './store.text.ts';

/** Says that the marketplace takes no orders for the current store, until when and why; otherwise nothing. */
export function SuspensionNotice() {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  if (data?.state !== 'NOT_APPROVED' || data.reason === null) return null;
  const { reason, until } = data;
  return <SuspendedNotice suspension={{ reason, until }} timeZone={timeZone} />;
}

interface SuspendedNoticeProps {
  suspension: Suspension;
  /** The store's. */
  timeZone: string;
}

/** Says of any store of the person that it is suspended. */
export function SuspendedNotice({ suspension, timeZone }: SuspendedNoticeProps) {
  return (
    <Notice tone="danger">
      {text.marketplaceHasSuspendedThisStore(describeSuspension(suspension, timeZone))}
    </Notice>
  );
}
