import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AddressDialog, type MadeAddress } from './address-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeeds } from './feeds.queries.ts';
import { text } from './feeds.text.ts';

/** Lists, makes, renews and ends the calendar feeds of the current store. */
export function FeedsPanel() {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadeAddress>();
  const make = (
    <Button leftSection={addIcon} onClick={() => setMaking(true)}>
      {text.make}
    </Button>
  );
  return (
    <Panel title={text.feeds} description={text.about} actions={make}>
      <Feeds onMade={setMade} />
      {making ? <FeedDialog onClose={() => setMaking(false)} onMade={setMade} /> : null}
      <AddressDialog made={made} onClose={() => setMade(undefined)} />
    </Panel>
  );
}

function Feeds({ onMade }: { onMade: (made: MadeAddress) => void }) {
  const { data, error, refetch, isFetching } = useFeeds();
  if (!data && error) {
    return (
      <FailedState
        title={text.notLoaded}
        cause={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Delayed>
        <Skeleton height={72} />
      </Delayed>
    );
  }
  if (data.feeds.length === 0) {
    return (
      <EmptyState
        icon={<IconCalendar size={32} stroke={1.5} />}
        title={text.noFeeds}
        description={text.noFeedsWhy}
      />
    );
  }
  return <FeedList feeds={data.feeds} onMade={onMade} />;
}
