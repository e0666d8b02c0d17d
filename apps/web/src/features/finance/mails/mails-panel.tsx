import type { StatementMails } from '@counter/contract/notifications';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MailsDialog } from './mails-dialog.tsx';
import { MailsFacts } from './mails-facts.tsx';
import { useStatementMails } from './mails.queries.ts';
import { text } from './mails.text.ts';
import { SendNow } from './send-now.tsx';

/** The schedule of the statement emails, and the last one that was sent. */
export function MailsPanel() {
  const query = useStatementMails();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Panel flush>
        <FailedToLoad title={text.notLoaded} query={query} />
      </Panel>
    );
  }
  return (
    <Panel
      title={text.statementEmails}
      description={text.sendYourStatement}
      actions={data ? <MailsActions mails={data} /> : null}
    >
      {data ? (
        <MailsFacts mails={data} />
      ) : (
        <Delayed>
          <Skeleton width="60%" height={20} />
        </Delayed>
      )}
    </Panel>
  );
}

function MailsActions({ mails }: { mails: StatementMails }) {
  const { can } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  if (!can('statements:mail')) return null;
  return (
    <>
      <SendNow mails={mails} />
      <Button variant="default" onClick={() => setEditing(true)}>
        {mails.rhythm === 'OFF' ? text.setUp : text.change}
      </Button>
      {editing ? <MailsDialog mails={mails} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
