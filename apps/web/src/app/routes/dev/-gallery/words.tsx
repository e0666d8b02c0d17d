import { Button } from '@mantine/core';
import { IconBell, IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { now } from '@counter/browser/clock';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { PendingButton } from '../../../../ui/feedback/pending-button.tsx';
import { Ago, DueTime, Until } from '../../../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import classes from './gallery.module.css';

export function Words() {
  return (
    <div className={classes.halves}>
      <Panel title="Badges and durations">
        <div className={classes.row}>
          <StatusBadge tone="new">New</StatusBadge>
          <StatusBadge tone="accepted">Accepted</StatusBadge>
          <StatusBadge tone="ready">Ready</StatusBadge>
          <StatusBadge tone="completed">Completed</StatusBadge>
          <StatusBadge tone="cancelled">Cancelled</StatusBadge>
          <StatusBadge tone="scheduled">Scheduled</StatusBadge>
          <StatusBadge tone="late">Late</StatusBadge>
        </div>
        <Durations />
      </Panel>
      <Panel title="Buttons">
        <Buttons />
      </Panel>
    </div>
  );
}

function Durations() {
  const [start] = useState(now);
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  return (
    <div className={classes.row}>
      <Ago at={at(-4.2)} />
      <Until at={at(6.5)} />
      <Until at={at(-2.5)} />
      <DueTime at={at(3.5)} urgency="soon">
        in 3 min
      </DueTime>
    </div>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <div className={classes.row}>
        <Button leftSection={<IconPlus size={16} />}>Add product</Button>
        <Button variant="default">Export</Button>
        <Button variant="subtle">Clear</Button>
        <Button color="red">Cancel order</Button>
        <Button disabled>Not now</Button>
      </div>
      <div className={classes.row}>
        <PendingButton busy={busy} onClick={() => setBusy(true)}>
          Saving
        </PendingButton>
        <LinkButton to="/dev/ui" variant="default">
          A link
        </LinkButton>
        <TextLink to="/dev/ui">Forgot password?</TextLink>
        <IconButton label="Notifications" badge={3}>
          <IconBell size={20} stroke={1.75} />
        </IconButton>
        <IconButton label="More" tone="outlined">
          <IconDots size={20} stroke={1.75} />
        </IconButton>
      </div>
    </>
  );
}
