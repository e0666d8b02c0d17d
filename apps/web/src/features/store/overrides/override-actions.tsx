import { Button } from '@mantine/core';
import { IconClockPause, IconHourglassHigh } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fetchAhead, lazyPart } from '../../../ui/browser/ahead.ts';
import { useStoreStatus } from '../store.queries.ts';
import classes from './override-dialogs.module.css';
import { text } from './overrides.text.ts';

const loadPause = async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog });
const loadBusy = async () => ({ default: (await import('./busy-dialog.tsx')).BusyDialog });
const PauseDialog = lazyPart(loadPause);
const BusyDialog = lazyPart(loadBusy);

export type OverrideDialog = 'pause' | 'busy';

interface OverrideActionsProps {
  /** The dialog named by the address. */
  dialog: OverrideDialog | undefined;
  minutes?: number | undefined;
  onDialog: (dialog: OverrideDialog | undefined) => void;
}

/** Pauses the store or makes it busy for a while, where its people have it open. */
export function OverrideActions({ dialog, minutes, onDialog }: OverrideActionsProps) {
  const { can } = useCurrentStore();
  const { data: status } = useStoreStatus();
  useEffect(() => fetchAhead(async () => Promise.all([loadPause(), loadBusy()])), []);
  if (!status || !status.storeOnline || !can('store:open')) return null;
  const close = () => onDialog(undefined);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconClockPause size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onDialog('pause')}
      >
        {status.pause ? text.changePause : text.pause}
      </Button>
      <Button
        variant="default"
        leftSection={<IconHourglassHigh size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onDialog('busy')}
      >
        {status.busy ? text.busyMin(status.busy.minutes) : text.busy}
      </Button>
      <Suspense>
        {dialog === 'pause' ? (
          <PauseDialog status={status} opened minutes={minutes} onClose={close} />
        ) : null}
        {dialog === 'busy' ? (
          <BusyDialog status={status} opened minutes={minutes} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}
