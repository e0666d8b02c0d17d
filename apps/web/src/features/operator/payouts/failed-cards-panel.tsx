import type { CardTrouble, FailedCardPayment } from '@counter/contract/payments';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { StateBadge } from '../state-badge.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import { Instant } from '../when.tsx';
import { useFailedCards, useRetryCard } from './failed-cards.queries.ts';
import classes from './payouts.module.css';

const troubles: Record<CardTrouble, string> = {
  CAPTURE: 'Not charged',
  RELEASE: 'Still reserved',
  REFUND: 'Not given back',
  LOST: 'Lost',
};

/** The card payments that nothing tries again by itself; nothing where there are none. */
export function FailedCardsPanel() {
  const { data } = useFailedCards();
  if (!data || data.totalElements === 0) return null;
  return (
    <Panel
      title="Failed card payments"
      description="Nothing tries these again by itself. The stores are paid all the same: what cannot be charged is the marketplace’s loss."
    >
      <ul className={classes.list}>
        {data.content.map((payment) => (
          <Failed key={`${payment.storeId}-${payment.id}`} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
}

function Failed({ payment }: { payment: FailedCardPayment }) {
  const { storeName, orderNumber, amount, currency, trouble, failure, givenUpAt } = payment;
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>
          {formatMoney(amount, currency)} {nameOf(payment)}{' '}
          <StateBadge word={{ label: troubles[trouble], tone: 'cancelled' }} />
        </span>
        <span className={classes.small}>
          {orderNumber === null ? '' : `${storeName}, `}given up{' '}
          <Instant at={givenUpAt} inSentence /> — {failure}
        </span>
      </span>
      {trouble === 'LOST' ? null : <TryAgain payment={payment} />}
    </li>
  );
}

function nameOf({ storeName, orderNumber }: FailedCardPayment): string {
  return orderNumber === null ? `without an order at ${storeName}` : `of order ${orderNumber}`;
}

function TryAgain({ payment }: { payment: FailedCardPayment }) {
  const { storeId, id, amount, currency } = payment;
  const name = `${formatMoney(amount, currency)} ${nameOf(payment)}`;
  const retry = useRetryCard({
    onDone: () => toastSuccess(`The ${name} are where they belong.`),
    onRefused: (error, wish) =>
      tellRefusal(`The ${name} are where they were.`, error, () => retry.mutate(wish)),
  });
  return (
    <Button
      variant="default"
      loading={retry.isPending}
      aria-label={`Try again: ${name}`}
      onClick={() => retry.mutate({ storeId, id })}
    >
      Try again
    </Button>
  );
}
