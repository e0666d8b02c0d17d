import { Button } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlays/confirm.tsx';
import { useShortcuts } from '../../../../ui/browser/keyboard.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { RowMenu, RowMenuItem } from '../../../../ui/lists/row-menu.tsx';
import { ShortcutSheet } from '../../../../ui/overlays/shortcut-sheet.tsx';
import { SideDrawer } from '../../../../ui/overlays/side-drawer.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { UntilDialog } from '../../../../ui/overlays/until-dialog.tsx';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.ts';
import classes from './gallery.module.css';
import type { Part } from './parts.ts';

interface OverlaysProps {
  open: Part | undefined;
  onOpen: (part?: Part) => void;
}

const succeed = () => toastSuccess('Order A-1043 is accepted.', () => toastSuccess('Undone.'));
const fail = () => toastFailure("We couldn't accept the order. You're offline.", succeed);

export function Overlays({ open, onOpen }: OverlaysProps) {
  const close = () => onOpen();
  const [confirming, setConfirming] = useState(false);
  useShortcuts('Everywhere', [
    { keys: '?', label: 'Show this sheet', run: () => onOpen('shortcuts') },
    { keys: 'mod+k', label: 'Go anywhere', run: succeed },
    { keys: 'g o', label: 'Go to Orders', run: () => onOpen('drawer') },
  ]);
  return (
    <Panel title="Above the page">
      <div className={classes.row}>
        <Button onClick={() => onOpen('drawer')}>Open drawer</Button>
        <Button onClick={() => onOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => onOpen('shortcuts')}>Open shortcuts</Button>
        <Button onClick={succeed}>Succeed</Button>
        <Button onClick={fail}>Fail</Button>
        <SampleMenu onChoose={() => setConfirming(true)} />
      </div>
      <UntilDialog
        opened={confirming}
        title="Mark Rye bread as unavailable"
        timeZone="America/New_York"
        onChoose={() => setConfirming(false)}
        onClose={() => setConfirming(false)}
      />
      <SampleDrawer opened={open === 'drawer'} onClose={close} />
      <ConfirmDialog
        opened={open === 'dialog'}
        title="Cancel order A-1043?"
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        danger
        onConfirm={close}
        onClose={close}
      >
        Jonas Weber gets $ 43.50 back. You can't undo this.
      </ConfirmDialog>
      <ShortcutSheet opened={open === 'shortcuts'} onClose={close} />
    </Panel>
  );
}

function SampleMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <RowMenu label="Actions for Rye bread">
      <RowMenuItem icon={<IconEyeOff size={18} />} onClick={onChoose}>
        Mark as Unavailable
      </RowMenuItem>
      <RowMenuItem danger icon={<IconTrash size={18} />} onClick={succeed}>
        Delete
      </RowMenuItem>
    </RowMenu>
  );
}

function SampleDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="A-1043"
      badge={<StatusBadge tone="new">New</StatusBadge>}
      subtitle="Today 12:38"
      footer={
        <>
          <Button variant="default">Cancel order</Button>
          <Button>Accept order</Button>
        </>
      }
    >
      <dl className={classes.facts}>
        <dt>Customer</dt>
        <dd>Jonas Weber</dd>
        <dt>Phone</dt>
        <dd>+1 555 0111</dd>
        <dt>Method</dt>
        <dd>Pickup</dd>
        <dt>Pick-up</dt>
        <dd>12:45</dd>
      </dl>
    </SideDrawer>
  );
}
