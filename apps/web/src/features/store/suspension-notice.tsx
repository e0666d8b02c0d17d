import type { Suspension } from '@counter/contract/store';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useStoreStatus } from './store.queries.ts';
import { describeSuspension } from './store-words.ts';
import { text } from './store.text.ts';

/** Tells that the current store is suspended, with the end and the reason; hidden otherwise. */
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

/** Tells that one of the person's stores is suspended. */
export function SuspendedNotice({ suspension, timeZone }: SuspendedNoticeProps) {
  return (
    <Notice tone="danger">
      {text.marketplaceHasSuspendedThisStore(describeSuspension(suspension, timeZone))}
    </Notice>
  );
}
