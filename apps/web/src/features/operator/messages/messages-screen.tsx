import { messageStates, type MessageRow } from '@counter/contract/operator';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { SpeechDrawing } from '../../../ui/display/drawings/speech.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { useMessages } from '../operator.queries.ts';
import { messageWords } from '../words.ts';
import { messageCard, messageColumns } from './message-columns.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { text } from '../operator.text.ts';
import { messagesText } from './messages.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...messageStates.map((state) => ({ label: messageWords[state].label, state })),
];

/** The outbox: all mails and text messages of this installation. */
export function MessagesScreen({ search }: { search: Search }) {
  const state = stateIn(messageStates, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useMessages({ search: search.search, state, page: search.page });
  return (
    <>
      <ListScreen
        list="messages"
        title={text.outbox}
        description={messagesText.pageHelp}
        address={address}
        filters={filters}
        searchIn={messagesText.searchIn}
        query={query}
        columns={messageColumns}
        card={messageCard}
        rowKey={messageKey}
        onOpen={({ id }) => address.open(id)}
        empty={{
          drawing: <SpeechDrawing large />,
          title: messagesText.noMessagesYet,
          description: messagesText.noMessagesHelp,
        }}
      />
      <MessageDrawer openId={search.open} onClose={() => address.close()} />
    </>
  );
}

function messageKey({ id }: MessageRow): string {
  return String(id);
}
