import {
  deliveryPageSize,
  type Webhook,
  type WebhookDelivery,
  type WebhookState,
} from '@counter/contract/integrations';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import classes from '../integrations.module.css';
import { Moment } from '../moment.tsx';
import { useDeliveries, useReplayDelivery } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface DeliveryLogProps {
  hook: Webhook;
  onClose: () => void;
}

/** The deliveries to a webhook in the last 30 days, with the responses. */
export function DeliveryLog(props: DeliveryLogProps) {
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={text.logTitle(props.hook.name)}
      size={720}
      centered
    >
      <Deliveries {...props} />
    </Modal>
  );
}

function Deliveries({ hook }: { hook: Webhook }) {
  const [page, setPage] = useState(1);
  const query = useDeliveries(hook.id, page - 1);
  return (
    <Loaded query={query} failed={text.logNotLoaded} waiting={<Skeleton height={72} />}>
      {({ content, totalElements }) =>
        totalElements === 0 ? (
          <EmptyState title={text.noDeliveries} />
        ) : (
          <>
            <ul className={classes.rows} aria-label={text.log}>
              {content.map((delivery) => (
                <li key={delivery.id} className={classes.row}>
                  <Facts delivery={delivery} />
                  <Replay hook={hook} delivery={delivery} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageSize={deliveryPageSize}
              total={totalElements}
              onPage={setPage}
            />
          </>
        )
      }
    </Loaded>
  );
}

const tones: Record<WebhookState, StatusTone> = {
  WAITING: 'scheduled',
  DELIVERED: 'ready',
  FAILED: 'cancelled',
};

function Facts({ delivery }: { delivery: WebhookDelivery }) {
  const { kind, state, replay, store, createdAt, body, attempts, messageId } = delivery;
  const label = kind === 'webhook.test' ? text.test : text.kinds[kind];
  const facts = [...(store ? [store.name] : []), ...(replay ? [text.replayed] : []), messageId];
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{label}</strong>
        <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
      </p>
      <p className={classes.hint}>
        <Moment at={createdAt} />
        {` · ${facts.join(' · ')}`}
      </p>
      <details className={classes.hint}>
        <summary>{text.details}</summary>
        <code className={classes.code} aria-label={text.sent}>
          {body}
        </code>
        {attempts.length === 0 ? <p>{text.notTried}</p> : null}
        <ol className={classes.rows} aria-label={text.tries}>
          {attempts.map((attempt, at) => (
            <li key={attempt.at}>
              <p>{text.attempt(at + 1, resultOf(attempt), attempt.milliseconds)}</p>
              {attempt.failure ? <p className={classes.failure}>{attempt.failure}</p> : null}
              {attempt.answer === '' ? null : (
                <code className={classes.code}>{attempt.answer}</code>
              )}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function resultOf({ status }: WebhookDelivery['attempts'][number]): string {
  return status === null ? text.noAnswer : text.answered(status);
}

interface ReplayProps {
  hook: Webhook;
  delivery: WebhookDelivery;
}

function Replay({ hook, delivery: { id, kind, state } }: ReplayProps) {
  const { mutate, isPending } = useReplayDelivery();
  if (kind === 'webhook.test' || state === 'WAITING' || hook.pausedAt) return null;
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      onClick={() =>
        mutate(id, {
          onSuccess: () => toastSuccess(text.willReplay),
          onError: (error) => toastFailure(explainFailure(error)),
        })
      }
    >
      {text.replay}
    </PendingButton>
  );
}
