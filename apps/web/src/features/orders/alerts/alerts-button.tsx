import { Popover } from '@mantine/core';
import { IconBell, IconBellOff, IconVolumeOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './alerts.module.css';
import { useSoundSettings } from './sound-settings.ts';
import { playSound, unblockSpeaker, useSpeaker } from './speaker.ts';
import { useAlertCount } from './use-alerts.ts';

// Nobody needs the settings to hear an order.
const AlertSettings = lazy(async () => {
  const { AlertSettings: component } = await import('./alert-settings.tsx');
  return { default: component };
});

/** Whether this device rings, and how; in the top bar. */
export function AlertsButton() {
  const store = useCurrentStore();
  return store.can('orders:read') ? <Alerts /> : null;
}

function Alerts() {
  const { on } = useSoundSettings();
  const count = useAlertCount();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <SoundChip />
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={336}
        trapFocus
        withRoles={false}
      >
        <Popover.Target>
          <span>
            <IconButton
              label={on ? 'Alerts on' : 'Alerts off'}
              badge={count}
              expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {on ? <IconBell size={20} stroke={1.75} /> : <IconBellOff size={20} stroke={1.75} />}
            </IconButton>
          </span>
        </Popover.Target>
        {/* Opens once its code is there: the focus goes to what is in it. */}
        <Suspense>
          <Popover.Dropdown>
            <AlertSettings />
          </Popover.Dropdown>
        </Suspense>
      </Popover>
    </>
  );
}

/** Says at once that nobody would hear a new order, and lets the person change that. */
function SoundChip() {
  const { on, volume } = useSoundSettings();
  const speaker = useSpeaker();
  if (!on || speaker !== 'blocked') return null;
  const enable = () => void unblockSpeaker().then(() => playSound('new', volume));
  return (
    <button type="button" className={classes.chip} onClick={enable}>
      <IconVolumeOff size={16} aria-hidden />
      Sound is off, tap to enable
    </button>
  );
}
