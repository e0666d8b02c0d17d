import { operatorPageSize } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SpeechDrawing } from '../../../ui/display/drawings/speech.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { useAnnouncements } from './announcements.queries.ts';
import classes from './announcements.module.css';
import { text } from './announcements.text.ts';

/** The marketplace's messages to many stores, with a button to write one. */
export function AnnouncementsScreen() {
  const [writing, setWriting] = useState(false);
  const [page, setPage] = useState(1);
  const query = useAnnouncements(page);
  const write = (
    <Button leftSection={addIcon} onClick={() => setWriting(true)}>
      {text.write}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={text.announcements} description={text.pageHelp} actions={write} />
      <Panel flush>
        <Loaded
          query={query}
          failed={text.announcementsNotLoaded}
          waiting={<Skeleton width="100%" height={160} />}
        >
          {({ content, totalElements }) =>
            content.length === 0 ? (
              <EmptyState
                drawing={<SpeechDrawing large />}
                title={text.noneYet}
                description={text.noneYetHelp}
              />
            ) : (
              <>
                <ul className={classes.list} aria-label={text.announcements}>
                  {content.map((one) => (
                    <AnnouncementItem key={one.id} announcement={one} />
                  ))}
                </ul>
                {totalElements > operatorPageSize ? (
                  <Pagination
                    page={page}
                    pageSize={operatorPageSize}
                    total={totalElements}
                    onPage={setPage}
                  />
                ) : null}
              </>
            )
          }
        </Loaded>
      </Panel>
      {writing ? <AnnouncementDialog onClose={() => setWriting(false)} /> : null}
    </Page>
  );
}
