import { Menu } from '@mantine/core';
import type { StoreStatus } from '@counter/contract/store';
import {
  IconClock,
  IconClockPause,
  IconDoor,
  IconDoorEnter,
  IconHourglassHigh,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import type { PopupProps } from '../../../ui/overlays/first-press.tsx';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { BusyDialog } from '../overrides/busy-dialog.tsx';
import type { OverrideDialog } from '../overrides/override-actions.tsx';
import { describeAuthor, describeBusy, describePause } from '../overrides/override-words.ts';
import { PauseDialog } from '../overrides/pause-dialog.tsx';
import { text as overrideText } from '../overrides/overrides.text.ts';
import { useEndOverrideWithToasts } from '../overrides/use-end-override.ts';
import { useStoreStatus } from '../store.queries.ts';
import { explainOpening } from '../store-words.ts';
import { useToggleWithToasts } from '../use-toggle-with-toasts.ts';
import classes from './state.module.css';
import { text } from './state.text.ts';

/** Explains the store's state, with the actions to open, close, pause or add prep time. */
export function StateMenu({ renderButton }: PopupProps) {
  const { can } = useCurrentStore();
  const { data: status } = useStoreStatus();
  const [wanted, setWanted] = useState(true);
  const opened = useOpensLater(wanted);
  const [dialog, setDialog] = useState<OverrideDialog>();
  if (!status) return renderButton({});
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        opened={opened}
        onChange={setWanted}
        position="bottom-start"
        width={320}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{renderButton({})}</Menu.Target>
        <Menu.Dropdown>
          <div className={classes.explanation} role="presentation">
            <Explanation status={status} />
          </div>
          {can('store:open') && status.state !== 'NOT_APPROVED' ? (
            <Changes status={status} onDialog={setDialog} />
          ) : null}
          {can('settings:read') ? (
            <Menu.Item
              leftSection={<IconClock size={18} stroke={1.75} />}
              renderRoot={(props) => <Link {...props} to="/dashboard/settings/hours" />}
            >
              {text.openingHours}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'pause' ? (
        <PauseDialog status={status} opened minutes={undefined} onClose={close} />
      ) : null}
      {dialog === 'busy' ? (
        <BusyDialog status={status} opened minutes={undefined} onClose={close} />
      ) : null}
    </>
  );
}

function Explanation({ status }: { status: StoreStatus }) {
  const { timeZone } = useCurrentStore();
  const now = useNow();
  const { state, pause, busy } = status;
  if (state === 'PAUSED' && pause) {
    return <p title={describeAuthor(pause, timeZone)}>{describePause(pause, timeZone, now)}</p>;
  }
  if (state === 'BUSY' && busy) {
    return <p title={describeAuthor(busy, timeZone)}>{describeBusy(busy, timeZone, now)}</p>;
  }
  return <p>{explainOpening(status, timeZone)}</p>;
}

interface ChangesProps {
  status: StoreStatus;
  onDialog: (dialog: OverrideDialog) => void;
}

function Changes({ status, onDialog }: ChangesProps) {
  const toggle = useToggleWithToasts();
  const pause = useEndOverrideWithToasts('PAUSE');
  const busy = useEndOverrideWithToasts('BUSY');
  if (!status.storeOnline) {
    return (
      <Menu.Item
        leftSection={<IconDoorEnter size={18} stroke={1.75} />}
        onClick={() => toggle(true)}
      >
        {text.openStore}
      </Menu.Item>
    );
  }
  return (
    <>
      {status.pause ? (
        <Menu.Item leftSection={<IconPlayerPlay size={18} stroke={1.75} />} onClick={pause.end}>
          {overrideText.reopen}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<IconClockPause size={18} stroke={1.75} />}
        onClick={() => onDialog('pause')}
      >
        {status.pause ? overrideText.changePause : overrideText.pauseNewOrders}
      </Menu.Item>
      {status.busy ? (
        <Menu.Item leftSection={<IconPlayerPlay size={18} stroke={1.75} />} onClick={busy.end}>
          {overrideText.endBusy}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<IconHourglassHigh size={18} stroke={1.75} />}
        onClick={() => onDialog('busy')}
      >
        {status.busy ? text.changeBusy : text.busyAddPrepTime}
      </Menu.Item>
      <Menu.Item leftSection={<IconDoor size={18} stroke={1.75} />} onClick={() => toggle(false)}>
        {text.closeStore}
      </Menu.Item>
    </>
  );
}
