import type { ChatService, TeamChat } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import classes from '../integrations.module.css';
import { useRemoveTeamChat, useTestTeamChat } from './team-chat.queries.ts';
import { text } from './team-chat.text.ts';

interface ConnectedChatProps extends TeamChat {
  service: ChatService;
  onEdit: () => void;
}

const listed = new Intl.ListFormat('en');

/** The connected channel: its settings, state and actions. */
export function ConnectedChat(props: ConnectedChatProps) {
  const { service, address, kinds, lastSentAt, turnedOffAt, failure, onEdit } = props;
  const told = kinds.map((kind) => text.short[kind]);
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>
          <strong>{text.services[service]}</strong>
          <Badge {...props} />
        </p>
        <p className={classes.hint}>{address}</p>
        <p className={classes.hint}>{text.tells(listed.format(told))}</p>
        <p className={classes.hint}>
          {lastSentAt ? text.lastSent(<Ago at={lastSentAt} />) : text.neverSent}
        </p>
        {failure === null ? null : (
          <p className={classes.failure}>
            {turnedOffAt ? text.gone(failure) : text.lastFailed(failure)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <TestButton />
        <Button variant="default" onClick={onEdit}>
          {text.edit}
        </Button>
        <DisconnectButton />
      </div>
    </div>
  );
}

function Badge({ turnedOffAt, failure }: TeamChat) {
  if (turnedOffAt) return <StatusBadge tone="cancelled">{text.off}</StatusBadge>;
  if (failure !== null) return <StatusBadge tone="late">{text.failing}</StatusBadge>;
  return <StatusBadge tone="ready">{text.active}</StatusBadge>;
}

function TestButton() {
  const { mutate, isPending } = useTestTeamChat();
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ data: { delivered, outcome } }) =>
            delivered ? toastSuccess(outcome) : toastFailure(outcome),
          onError: (error) => toastFailure(explainFailure(error)),
        })
      }
    >
      {text.sendTest}
    </PendingButton>
  );
}

function DisconnectButton() {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRemoveTeamChat();
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {text.disconnect}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={text.disconnectTitle}
        confirmLabel={text.disconnect}
        danger
        busy={isPending}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: () => toastSuccess(text.disconnected),
            onError: (error) => toastFailure(explainFailure(error)),
            onSettled: () => setAsks(false),
          })
        }
        onClose={() => setAsks(false)}
      >
        {text.disconnectWhy}
      </ConfirmDialog>
    </>
  );
}
