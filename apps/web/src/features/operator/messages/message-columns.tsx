import type { MessageRow } from '@counter/contract/operator';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Since } from '../when.tsx';
import { messageKind, messageWords } from '../words.ts';
import { text } from '../operator.text.ts';
import { messagesText } from './messages.text.ts';

export const messageColumns: readonly Column<MessageRow>[] = [
  {
    id: 'recipient',
    header: messagesText.recipient,
    width: 300,
    cell: (message) => message.recipient,
  },
  {
    id: 'subject',
    header: messagesText.subject,
    minWidth: 200,
    cell: (message) => (
      <span className={classes.fill}>
        <span className={classes.cutLater}>{subjectOf(message)}</span>
      </span>
    ),
  },
  { id: 'kind', header: text.kind, width: 128, cell: (message) => messageKind(message.kind) },
  {
    id: 'state',
    header: text.state,
    width: 128,
    cell: (message) => <StateBadge word={messageWords[message.state]} />,
  },
  {
    id: 'since',
    header: text.since,
    width: 128,
    cell: (message) => <Since at={message.createdAt} />,
  },
];

/** Returns the subject; a text message has none, so its kind. */
export function subjectOf({ subject, kind }: MessageRow): string {
  return subject === '' ? messageKind(kind) : subject;
}

/** A message as a card, for phones. */
export function messageCard(message: MessageRow): CardParts {
  return {
    title: subjectOf(message),
    badge: <StateBadge word={messageWords[message.state]} />,
    detail: message.recipient,
    note: (
      <>
        {messageKind(message.kind)} · <Since at={message.createdAt} />
      </>
    ),
  };
}
