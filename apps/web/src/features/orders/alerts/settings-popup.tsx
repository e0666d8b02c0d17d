import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PopupProps } from '../../../ui/overlays/first-press.tsx';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { AlertSettings } from './alert-settings.tsx';
import { useAlarmTest } from './use-alarm-test.tsx';

/** The alert settings in a popup below their button; initially open. */
export function SettingsPopup({ renderButton }: PopupProps) {
  const [wanted, setWanted] = useState(true);
  const opened = useOpensLater(wanted);
  const place = useRef<HTMLSpanElement>(null);
  const { start, dialog } = useAlarmTest();
  const test = () => {
    setWanted(false);
    // The dialog returns the focus to the previously focused element, and by then the settings are closed.
    place.current?.querySelector('button')?.focus();
    start();
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
      {dialog}
    </>
  );
}
