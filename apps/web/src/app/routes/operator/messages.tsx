import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '../../../features/operator/messages/messages-screen.tsx';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/messages')({
  validateSearch: listSearch,
  head: titled(text.outbox),
  component: Messages,
});

function Messages() {
  return <MessagesScreen search={Route.useSearch()} />;
}
