import type { TeamChat } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { IconBrandSlack } from '@tabler/icons-react';
import { useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { ConnectedChat } from './connected-chat.tsx';
import { TeamChatDialog } from './team-chat-dialog.tsx';
import { useTeamChat } from './team-chat.queries.ts';
import { text } from './team-chat.text.ts';

/** Connects the store to a Slack or Teams channel, tests it, and chooses what is posted there. */
export function TeamChatPanel() {
  const [edited, setEdited] = useState<TeamChat>();
  const query = useTeamChat();
  return (
    <Panel title={text.teamChat} description={text.about}>
      <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
        {(chat) => <Chat chat={chat} onEdit={() => setEdited(chat)} />}
      </Loaded>
      {edited ? <TeamChatDialog chat={edited} onClose={() => setEdited(undefined)} /> : null}
    </Panel>
  );
}

function Chat({ chat, onEdit }: { chat: TeamChat; onEdit: () => void }) {
  if (chat.service !== null)
    return <ConnectedChat {...chat} service={chat.service} onEdit={onEdit} />;
  return (
    <NothingYet
      icon={IconBrandSlack}
      title={text.none}
      description={text.noneHelp}
      action={
        <Button variant="default" onClick={onEdit}>
          {text.connect}
        </Button>
      }
    />
  );
}
