import {
  maxRecipients,
  noticeLabel,
  type NoticeKind,
  type Recipient,
} from '@counter/contract/notifications';
import { Button } from '@mantine/core';
import { IconMail, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { AddRecipientDialog } from './add-recipient-dialog.tsx';
import classes from './notifications.module.css';
import { useAddRecipient, useRemoveRecipient, useSendSample } from './notifications.queries.ts';
import { text } from './notifications.text.ts';

interface RecipientListProps {
  kind: NoticeKind;
  /** The kind of mail with its description; absent if the panel already has them. */
  title?: string;
  description?: string;
  recipients: readonly Recipient[];
}

/** The recipients of one kind of mail. */
export function RecipientList({ kind, title, description, recipients }: RecipientListProps) {
  const { can } = useCurrentStore();
  const [adding, setAdding] = useState(false);
  const writes = can('notifications:write');
  const label = noticeLabel(kind);
  const { mutateAsync: add } = useAddRecipient();
  const { mutateAsync: remove } = useRemoveRecipient();

  function mailAgain(email: string) {
    add({ kind, email }).catch((error: unknown) =>
      toastFailure(text.notAddedToast(email, explainFailure(error)), () => mailAgain(email)),
    );
  }

  function takeOff(email: string) {
    remove({ kind, email }).then(
      () => toastSuccess(text.removedToast(email), () => mailAgain(email)),
      (error: unknown) =>
        toastFailure(text.notRemovedToast(email, explainFailure(error)), () => takeOff(email)),
    );
  }

  const isFull = recipients.length >= maxRecipients;
  return (
    <fieldset className={classes.list} aria-label={label}>
      {title === undefined ? null : (
        <div>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.hint}>{description}</p>
        </div>
      )}
      {recipients.length === 0 ? (
        <p className={classes.nobody}>{text.noRecipients}</p>
      ) : (
        <ul className={classes.rows} aria-label={text.recipientsOf(label)}>
          {recipients.map((recipient) => (
            <RecipientRow
              key={recipient.email}
              recipient={recipient}
              onMailAgain={writes ? () => mailAgain(recipient.email) : undefined}
              onRemove={writes ? () => takeOff(recipient.email) : undefined}
            />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {writes && !isFull ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={text.addEmailTo(label)}
            onClick={() => setAdding(true)}
          >
            {text.addEmailButton}
          </Button>
        ) : null}
        {isFull ? (
          <span className={classes.hint}>{text.addressesAtMost(maxRecipients)}</span>
        ) : null}
        <SampleButton kind={kind} />
      </div>
      <AddRecipientDialog kind={kind} opened={adding} onClose={() => setAdding(false)} />
    </fieldset>
  );
}

interface RecipientRowProps {
  recipient: Recipient;
  /** Absent if the person may not edit the list. */
  onMailAgain: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function RecipientRow({ recipient, onMailAgain, onRemove }: RecipientRowProps) {
  const { kind, email, unsubscribedAt, bounced } = recipient;
  return (
    <li className={classes.row}>
      <IconMail size={20} stroke={1.5} aria-hidden />
      <span className={classes.email}>
        {email}
        {bounced === null ? null : (
          <span className={classes.hint}>{text.bouncedWarning(bounced)}</span>
        )}
      </span>
      {bounced === null ? null : <StatusBadge tone="cancelled">{text.bounced}</StatusBadge>}
      {unsubscribedAt === null ? null : (
        <StatusBadge tone="completed">{text.unsubscribed}</StatusBadge>
      )}
      {unsubscribedAt !== null && onMailAgain ? (
        <Button variant="default" aria-label={text.resubscribeLabel(email)} onClick={onMailAgain}>
          {text.resubscribe}
        </Button>
      ) : null}
      {unsubscribedAt === null && bounced !== null && onMailAgain ? (
        <Button variant="default" aria-label={text.sendAgainTo(email)} onClick={onMailAgain}>
          {text.sendAgain}
        </Button>
      ) : null}
      {onRemove ? (
        <IconButton label={text.removeFrom(email, noticeLabel(kind))} onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}

function SampleButton({ kind }: { kind: NoticeKind }) {
  const { mutate, isPending } = useSendSample();
  return (
    <PendingButton
      variant="subtle"
      busy={isPending}
      aria-label={text.sendSampleLabel(noticeLabel(kind))}
      onClick={() =>
        mutate(kind, {
          onSuccess: ({ data }) => toastSuccess(text.sampleSentToast(data.email)),
          onError: (error) => toastFailure(text.sampleNotSentToast(explainFailure(error))),
        })
      }
    >
      {text.sendSampleButton}
    </PendingButton>
  );
}
