import { IconClockPause, IconHourglassHigh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { useStoreStatus } from '../store.queries.ts';
import { describeBusy, describePause, describeAuthor } from './override-words.ts';
import classes from './override-bar.module.css';
import { useEndOverrideWithToasts } from './use-end-override.ts';
import { text } from './overrides.text.ts';

/** Shows on every screen that the store is paused or busy, with a countdown; hidden otherwise. */
export function OverrideBar() {
  const { timeZone } = useCurrentStore();
  const { data } = useStoreStatus();
  const now = useNow();
  if (data?.state === 'PAUSED' && data.pause) {
    return (
      <Bar kind="PAUSE" label={text.storeIsPaused} action={text.reopen}>
        <IconClockPause size={16} aria-hidden />
        <span title={describeAuthor(data.pause, timeZone)}>
          {describePause(data.pause, timeZone, now)}
        </span>
      </Bar>
    );
  }
  if (data?.state === 'BUSY' && data.busy) {
    return (
      <Bar kind="BUSY" label={text.storeIsBusy} action={text.endBusy}>
        <IconHourglassHigh size={16} aria-hidden />
        <span title={describeAuthor(data.busy, timeZone)}>
          {describeBusy(data.busy, timeZone, now)}
        </span>
      </Bar>
    );
  }
  return null;
}

interface BarProps {
  kind: 'PAUSE' | 'BUSY';
  label: string;
  action: string;
  children: ReactNode;
}

function Bar({ kind, label, action, children }: BarProps) {
  const { can } = useCurrentStore();
  const { end, busy } = useEndOverrideWithToasts(kind);
  return (
    <section aria-label={label} className={classes.bar} data-kind={kind}>
      <p className={classes.words}>{children}</p>
      {can('store:open') ? (
        <PendingButton variant="default" size="xs" busy={busy} onClick={end}>
          {action}
        </PendingButton>
      ) : null}
    </section>
  );
}
