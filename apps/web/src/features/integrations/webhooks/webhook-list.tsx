import type { Webhook } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../integrations.module.css';
import { Moment } from '../moment.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { useTestWebhook } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

export interface WebhookListProps {
  webhooks: readonly Webhook[];
  onLog: (hook: Webhook) => void;
  onEdit: (hook: Webhook) => void;
  onRotate: (hook: Webhook) => void;
}

/** The webhooks with their state and actions. */
export function WebhookList(props: WebhookListProps) {
  const { webhooks, onLog, onEdit, onRotate } = props;
  return (
    <ul className={classes.rows} aria-label={text.webhooks}>
      {webhooks.map((hook) => (
        <li key={hook.id} className={classes.row}>
          <Facts hook={hook} />
          <div className={classes.actions}>
            <Button
              variant="default"
              aria-label={text.logTitle(hook.name)}
              onClick={() => onLog(hook)}
            >
              {text.log}
            </Button>
            <TestButton hook={hook} />
            <WebhookMenu hook={hook} onEdit={() => onEdit(hook)} onRotate={() => onRotate(hook)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Badge({ hook: { pausedAt, failingSince } }: { hook: Webhook }) {
  if (pausedAt) return <StatusBadge tone="cancelled">{text.paused}</StatusBadge>;
  if (failingSince) return <StatusBadge tone="late">{text.failing}</StatusBadge>;
  return <StatusBadge tone="ready">{text.active}</StatusBadge>;
}

function Facts({ hook }: { hook: Webhook }) {
  const { name, url, pauseReason, failingSince, lastDeliveredAt, waiting, previousUntil } = hook;
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{name}</strong>
        <Badge hook={hook} />
      </p>
      <p className={classes.hint}>{url}</p>
      <p className={classes.hint}>
        {lastDeliveredAt ? text.lastDelivered(<Ago at={lastDeliveredAt} />) : text.neverDelivered}
        {waiting > 0 ? ` · ${text.waiting(waiting)}` : null}
      </p>
      {pauseReason ? <p className={classes.hint}>{text.pauses[pauseReason]}</p> : null}
      {failingSince && !pauseReason ? (
        <p className={classes.failure}>{text.failingSince(<Moment at={failingSince} />)}</p>
      ) : null}
      {previousUntil ? (
        <p className={classes.hint}>{text.oldSignsUntil(<Moment at={previousUntil} />)}</p>
      ) : null}
    </div>
  );
}

function TestButton({ hook: { id, name } }: { hook: Webhook }) {
  const { mutate, isPending } = useTestWebhook();
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      aria-label={`${text.sendTest}: ${name}`}
      onClick={() =>
        mutate(id, {
          onSuccess: ({ data: { attempts } }) => {
            const failure = attempts.at(-1)?.failure;
            if (failure) toastFailure(text.testFailed(failure));
            else toastSuccess(text.testArrived(name));
          },
          onError: (error) => toastFailure(explainFailure(error)),
        })
      }
    >
      {text.sendTest}
    </PendingButton>
  );
}
