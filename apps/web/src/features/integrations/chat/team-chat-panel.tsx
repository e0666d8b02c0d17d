import type { TeamChat } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { IconBrandSlack } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConnectedChat } from './connected-chat.tsx';
import { TeamChatDialog } from './team-chat-dialog.tsx';
import { useTeamChat } from './team-chat.queries.ts';
import { text } from './team-chat.text.ts';

/** Connects the store to a channel of Slack or Teams, tests it, and chooses what is told there. */
export function TeamChatPanel() {
  const [edited, setEdited] = useState<TeamChat>();
  const { data, error, refetch, isFetching } = useTeamChat();
  return (
    <Panel title={text.teamChat} description={text.about}>
      {data ? <Chat chat={data} onEdit={() => setEdited(data)} /> : null}
      {!data && error ? (
        <FailedState
          title={text.notLoaded}
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <Delayed>
          <Skeleton height={72} />
        </Delayed>
      ) : null}
      {edited ? <TeamChatDialog chat={edited} onClose={() => setEdited(undefined)} /> : null}
    </Panel>
  );
}

function Chat({ chat, onEdit }: { chat: TeamChat; onEdit: () => void }) {
  if (chat.service !== null)
    return <ConnectedChat {...chat} service={chat.service} onEdit={onEdit} />;
  return (
    <EmptyState
      icon={<IconBrandSlack size={32} stroke={1.5} />}
      title={text.none}
      description={text.noneWhy}
      action={<Button onClick={onEdit}>{text.connect}</Button>}
    />
  );
}
