import type { Suspension } from '@counter/contract/store';
import { Notice } from '../../ui/feedback/notice.tsx';
import { describeSuspension } from './store-words.ts';
import { text } from './store.text.ts';

interface SuspendedNoticeProps {
  suspension: Suspension;
  /** The store's time zone. */
  timeZone: string;
}

/** Says that one of the person's stores is suspended. */
export function SuspendedNotice({ suspension, timeZone }: SuspendedNoticeProps) {
  return (
    <Notice tone="danger">{text.suspendedNotice(describeSuspension(suspension, timeZone))}</Notice>
  );
}
