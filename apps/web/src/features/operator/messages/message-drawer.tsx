import type { Message } from '@counter/contract/operator';
import { explainFailure } from '../../../lib/api.ts';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DetailDrawer } from '../../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { useMailAgain, useMessage } from '../operator.queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { messageKind, messageWords } from '../words.ts';
import { MailPage } from './mail-page.tsx';
import { LinkedText } from './linked-text.tsx';
import { subjectOf } from './message-columns.tsx';
import { text } from '../operator.text.ts';
import { messagesText } from './messages.text.ts';

interface MessageDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open message, over the list. */
export function MessageDrawer({ openId, onClose }: MessageDrawerProps) {
  const id = useLastOpen(openId);
  const query = useMessage(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="message"
      title={messagesText.message}
      query={query}
    >
      {(message) => ({
        title: subjectOf(message),
        badge: <StateBadge word={messageWords[message.state]} />,
        children: <Content message={message} />,
      })}
    </DetailDrawer>
  );
}

function Content({ message }: { message: Message }) {
  const { recipient, kind, createdAt, sentAt, failure, body, html, bounces } = message;
  return (
    <div className={classes.sections}>
      {failure === null ? null : (
        <Notice tone="danger">{messagesText.notSentWarning(failure)}</Notice>
      )}
      {bounces ? <MailAgain message={message} /> : null}
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
      {html === null ? null : <MailPage html={html} label={message.subject} />}
      {html === null && body !== null ? <LinkedText text={body} /> : null}
      {body === null ? <p className={classes.muted}>{withoutText[message.state]}</p> : null}
    </div>
  );
}

function MailAgain({ message: { id, recipient } }: { message: Message }) {
  const { mutate, isPending } = useMailAgain();
  const mailAgain = () =>
    mutate(id, {
      onSuccess: () => toastSuccess(messagesText.sendAgainToast(recipient)),
      onError: (error) =>
        toastFailure(messagesText.notChangedToast(explainFailure(error)), mailAgain),
    });
  return (
    <Notice
      tone="info"
      action={
        <PendingButton variant="default" busy={isPending} onClick={mailAgain}>
          {messagesText.sendAgainButton}
        </PendingButton>
      }
    >
      {messagesText.bouncedWarning}
    </Notice>
  );
}

/** Explains why the text is not shown: sent messages are not stored. */
const withoutText: Record<Message['state'], string> = {
  QUEUED: messagesText.queuedTextHint,
  CAPTURED: messagesText.capturedTextHint,
  SENT: messagesText.sentTextHint,
  FAILED: messagesText.failedTextHint,
};
