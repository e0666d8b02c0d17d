import { Button } from '@mantine/core';
import { IconClockPause, IconHourglassHigh } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useStoreStatus } from '../store.queries.ts';
import { BusyDialog } from './busy-dialog.tsx';
import classes from './override-dialogs.module.css';
import { PauseDialog } from './pause-dialog.tsx';
import { text } from './overrides.text.ts';

export type OverrideDialog = 'pause' | 'busy';

interface OverrideActionsProps {
  /** The dialog in the address. */
  dialog: OverrideDialog | undefined;
  minutes?: number | undefined;
  onDialog: (dialog: OverrideDialog | undefined) => void;
}

/** Pauses the store or marks it as busy for a while; shown while it is switched on. */
export function OverrideActions({ dialog, minutes, onDialog }: OverrideActionsProps) {
  const { can } = useCurrentStore();
  const { data: status } = useStoreStatus();
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
      {dialog === 'pause' ? (
        <PauseDialog status={status} opened minutes={minutes} onClose={close} />
      ) : null}
      {dialog === 'busy' ? (
        <BusyDialog status={status} opened minutes={minutes} onClose={close} />
      ) : null}
    </div>
  );
}
