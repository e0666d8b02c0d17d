import type { Message } from '@counter/contract/operator';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { useMessage } from '../operator.queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { messageKind, messageWords } from '../words.ts';
import { LinkedText } from './linked-text.tsx';
import { subjectOf } from './message-columns.tsx';
import { text } from '../operator.text.ts';
import { messagesText } from './messages.text.ts';

interface MessageDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open message, on top of the list. */
export function MessageDrawer({ openId, onClose }: MessageDrawerProps) {
  const shown = useLastOpen(openId);
  if (shown === undefined) return null;
  return <DrawerOf id={shown} opened={openId !== undefined} onClose={onClose} />;
}

interface DrawerOfProps {
  id: number;
  opened: boolean;
  onClose: () => void;
}

function DrawerOf({ id, opened, onClose }: DrawerOfProps) {
  const query = useMessage(id);
  const message = query.data;
  if (!message)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={messagesText.message}>
        <DrawerWaiting what="message" query={query} />
      </SideDrawer>
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={subjectOf(message)}
      badge={<StateBadge word={messageWords[message.state]} />}
    >
      <Content message={message} />
    </SideDrawer>
  );
}

function Content({ message }: { message: Message }) {
  const { recipient, kind, createdAt, sentAt, failure, body } = message;
  return (
    <div className={classes.sections}>
      {failure === null ? null : (
        <Notice tone="danger">{messagesText.itCouldNotBeSent(failure)}</Notice>
      )}
      <Facts>
        <Fact name={messagesText.to}>{recipient}</Fact>
        <Fact name={text.kind}>{messageKind(kind)}</Fact>
        <Fact name={text.written}>
          <Instant at={createdAt} />
        </Fact>
        {sentAt === null ? null : (
          <Fact name={message.state === 'CAPTURED' ? text.captured : text.sent}>
            <Instant at={sentAt} />
          </Fact>
        )}
      </Facts>
      {body === null ? (
        <p className={classes.muted}>{withoutText[message.state]}</p>
      ) : (
        <LinkedText text={body} />
      )}
    </div>
  );
}

/** Explains why the text is not shown: sent messages are not kept. */
const withoutText: Record<Message['state'], string> = {
  QUEUED: messagesText.itIsOnItsWay,
  CAPTURED: messagesText.itsTextWasNotKept,
  SENT: messagesText.itWasReallySentSo,
  FAILED: messagesText.itsTextIsNotShown,
};
