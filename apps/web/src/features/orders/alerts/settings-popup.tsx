import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PopupProps } from '../../../ui/overlays/first-press.tsx';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { AlertSettings } from './alert-settings.tsx';
import { useSoundSettings } from './sound-settings.ts';
import { ringOnce, TestAlarmDialog } from './test-alarm-dialog.tsx';

/** The settings of the alerts below their button, open at first. */
export function SettingsPopup({ renderButton }: PopupProps) {
  const [wanted, setWanted] = useState(true);
  const opened = useOpensLater(wanted);
  const [testing, setTesting] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { volume } = useSoundSettings();
  const test = () => {
    ringOnce(volume);
    setWanted(false);
    // The dialog gives the focus back to where it was, and the settings are gone by then.
    place.current?.querySelector('button')?.focus();
    setTesting(true);
  };
  return (
    <>
      <Popover
        opened={opened}
        onChange={setWanted}
        position="bottom-end"
        width={336}
        trapFocus
        withRoles={false}
      >
        <Popover.Target>
          <span ref={place}>
            {renderButton({ expanded: opened, onClick: () => setWanted(!wanted) })}
          </span>
        </Popover.Target>
        <Popover.Dropdown>
          <AlertSettings onTest={test} />
        </Popover.Dropdown>
      </Popover>
      <TestAlarmDialog opened={testing} onClose={() => setTesting(false)} />
    </>
  );
}
