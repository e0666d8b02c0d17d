import type { CalendarFeed } from '@counter/contract/integrations';
import { IconCalendarOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import classes from '../integrations.module.css';
import type { MadeAddress } from './address-dialog.tsx';
import { useEndFeed, useRenewFeed } from './feeds.queries.ts';
import { text } from './feeds.text.ts';

interface FeedListProps {
  feeds: readonly CalendarFeed[];
  onMade: (made: MadeAddress) => void;
}

/** The calendar feeds with their content and actions. */
export function FeedList({ feeds, onMade }: FeedListProps) {
  return (
    <ul className={classes.rows} aria-label={text.feeds}>
      {feeds.map((feed) => (
        <li key={feed.id} className={classes.row}>
          <Facts feed={feed} />
          <FeedMenu feed={feed} onMade={onMade} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ feed: { name, parts, maker, madeAt, live, lastReadAt } }: { feed: CalendarFeed }) {
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{name}</strong>
        <StatusBadge tone={live ? 'ready' : 'completed'}>
          {live ? text.active : text.ended}
        </StatusBadge>
      </p>
      <p className={classes.hint}>{parts.map((part) => text.partLabels[part]).join(' · ')}</p>
      <p className={classes.hint}>
        {text.createdBy(maker, <Ago at={madeAt} />)}
        {' · '}
        {lastReadAt === null ? text.neverRead : text.lastRead(<Ago at={lastReadAt} />)}
      </p>
      {live ? null : <p className={classes.hint}>{text.endedWhy(maker)}</p>}
    </div>
  );
}

interface FeedMenuProps {
  feed: CalendarFeed;
  onMade: (made: MadeAddress) => void;
}

function FeedMenu({ feed: { id, name }, onMade }: FeedMenuProps) {
  const [asks, setAsks] = useState<'renew' | 'end'>();
  const renewing = useRenewFeed();
  const ending = useEndFeed();
  const close = () => setAsks(undefined);
  const onError = (error: Error) => toastFailure(explainFailure(error));

  function renew() {
    renewing.mutate(id, {
      onSuccess: ({ data }) => onMade({ name, address: data.address }),
      onError,
      onSettled: close,
    });
  }

  function end() {
    ending.mutate(id, {
      onSuccess: () => toastSuccess(text.endedToast(name)),
      onError,
      onSettled: close,
    });
  }

  return (
    <>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAsks('renew')}
        >
          {text.renewItem}
        </RowMenuItem>
        <RowMenuItem
          icon={<IconCalendarOff size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => setAsks('end')}
        >
          {text.endItem}
        </RowMenuItem>
      </RowMenu>
      <ConfirmDialog
        opened={asks === 'renew'}
        title={text.renewTitle(name)}
        confirmLabel={text.renew}
        busy={renewing.isPending}
        onConfirm={renew}
        onClose={close}
      >
        {text.renewWhy}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'end'}
        title={text.endTitle(name)}
        confirmLabel={text.end}
        danger
        busy={ending.isPending}
        onConfirm={end}
        onClose={close}
      >
        {text.endWhy}
      </ConfirmDialog>
    </>
  );
}
