import type { StoreAnnouncement } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { toastFailure } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './notifications.module.css';
import { useConfirmAnnouncement, useStoreAnnouncements } from './announcements.queries.ts';
import { text } from './notifications.text.ts';

/** Shows the marketplace's messages that nobody in the store has confirmed; renders nothing if there are none. */
export function Announcements() {
  const { can } = useCurrentStore();
  return can('notifications:read') ? <Unconfirmed /> : null;
}

function Unconfirmed() {
  const { data = [] } = useStoreAnnouncements();
  return data.map((one) => <Message key={one.id} message={one} />);
}

function Message({ message: { id, subject, body, sentAt } }: { message: StoreAnnouncement }) {
  const { can } = useCurrentStore();
  const { mutate, isPending } = useConfirmAnnouncement();
  return (
    <Panel
      title={subject}
      description={text.fromMarketplace(<Instant at={sentAt} />)}
      actions={
        can('notifications:write') ? (
          <Button
            variant="default"
            aria-label={text.confirm(subject)}
            loading={isPending}
            onClick={() => mutate(id, { onError: () => toastFailure(text.notConfirmed) })}
          >
            {text.gotIt}
          </Button>
        ) : null
      }
    >
      <p className={classes.announcement}>{body}</p>
    </Panel>
  );
}
