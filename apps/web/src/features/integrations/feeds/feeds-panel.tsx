import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { AddressDialog, type MadeAddress } from './address-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeeds } from './feeds.queries.ts';
import { text } from './feeds.text.ts';

/** Lists, creates, renews and ends the current store's calendar feeds. */
export function FeedsPanel({ history }: { history: ReactNode }) {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadeAddress>();
  const make = (
    <Button variant="default" leftSection={addIcon} onClick={() => setMaking(true)}>
      {text.createButton}
    </Button>
  );
  return (
    <Panel title={text.feeds} description={text.about} actions={make}>
      <Feeds onMade={setMade} />
      {history}
      {making ? <FeedDialog onClose={() => setMaking(false)} onMade={setMade} /> : null}
      <AddressDialog made={made} onClose={() => setMade(undefined)} />
    </Panel>
  );
}

function Feeds({ onMade }: { onMade: (made: MadeAddress) => void }) {
  const query = useFeeds();
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
      {({ feeds }) =>
        feeds.length === 0 ? <NoFeeds /> : <FeedList feeds={feeds} onMade={onMade} />
      }
    </Loaded>
  );
}

function NoFeeds() {
  return <NothingYet icon={IconCalendar} title={text.noFeeds} description={text.noFeedsHelp} />;
}
