import type { Announcement, AnnouncementState } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import type { StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { StateBadge } from '../state-badge.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { useCancelAnnouncement } from './announcements.queries.ts';
import classes from './announcements.module.css';
import { text } from './announcements.text.ts';
import { Recipients } from './recipients.tsx';

const words: Record<AnnouncementState, { label: string; tone: StatusTone }> = {
  PLANNED: { label: text.planned, tone: 'scheduled' },
  SENDING: { label: text.sending, tone: 'accepted' },
  SENT: { label: text.sent, tone: 'ready' },
  CANCELLED: { label: text.cancelled, tone: 'cancelled' },
};

/** A message to many stores, with its delivery progress and who confirmed it. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { id, subject, body, by, createdAt, sendsAt, state, stores, sent, seen } = announcement;
  const [opened, setOpened] = useState(false);
  return (
    <li className={classes.item}>
      <div className={classes.top}>
        <h2 className={classes.subject}>{subject}</h2>
        <StateBadge word={words[state]} />
      </div>
      <p className={classes.about}>{text.byAt(by, <Instant at={createdAt} inSentence />)}</p>
      <p className={classes.body}>{body}</p>
      {state === 'CANCELLED' ? null : (
        <p className={classes.about}>
          {state === 'PLANNED' ? <>{text.leavesAt(<Instant at={sendsAt} inSentence />)} </> : null}
          {text.progress(sent, stores)}
          {sent === 0 ? null : ` · ${text.seen(seen, sent)}`}
        </p>
      )}
      {state === 'SENDING' ? (
        <progress
          className={classes.progress}
          aria-label={text.progressLabel(subject)}
          value={sent}
          max={stores}
        />
      ) : null}
      <div className={classes.actions}>
        {state === 'PLANNED' ? <CancelAction announcement={announcement} /> : null}
        <Button
          variant="default"
          size="xs"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? text.hideStores : text.showStores}
        </Button>
      </div>
      {opened ? <Recipients id={id} subject={subject} /> : null}
    </li>
  );
}

function CancelAction({ announcement: { id, subject } }: { announcement: Announcement }) {
  const cancel = useCancelAnnouncement();
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={text.cancelOf(subject)}
      loading={cancel.isPending}
      onClick={() =>
        cancel.mutate(id, {
          onSuccess: () => toastSuccess(text.isCancelled),
          onError: (error) => toastRefusal('', error, () => cancel.mutate(id)),
        })
      }
    >
      {text.cancel}
    </Button>
  );
}
