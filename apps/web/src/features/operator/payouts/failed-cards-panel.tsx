import type { CardTrouble, FailedCardPayment } from '@counter/contract/payments';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { FailedPanel, isAbsent } from '../failed-query.tsx';
import { StateBadge } from '../state-badge.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { useFailedCards, useRetryCard } from './failed-cards.queries.ts';
import classes from './payouts.module.css';
import { text } from '../operator.text.ts';
import { payoutsText } from './payouts.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const troubles: Record<CardTrouble, string> = {
  CAPTURE: payoutsText.notCharged,
  RELEASE: payoutsText.stillReserved,
  REFUND: payoutsText.notRefunded,
  LOST: payoutsText.lost,
};

/** The card payments that are not retried automatically; hidden if there are none. */
export function FailedCardsPanel() {
  const query = useFailedCards();
  const { data } = query;
  if (isAbsent(query)) {
    return (
      <FailedPanel
        panel={text.failedCardPayments}
        title={payoutsText.failedCardsNotLoaded}
        query={query}
      />
    );
  }
  if (!data || data.totalElements === 0) return null;
  return (
    <Panel title={text.failedCardPayments} description={payoutsText.failedCardsHelp}>
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
          {payoutsText.failedPayment(
            orderNumber === null ? '' : `${storeName}, `,
            <Instant at={givenUpAt} inSentence />,
            failure,
          )}
        </span>
      </span>
      {trouble === 'LOST' ? null : <TryAgain payment={payment} />}
    </li>
  );
}

function nameOf({ storeName, orderNumber }: FailedCardPayment): string {
  return orderNumber === null
    ? payoutsText.withoutOrderAt(storeName)
    : payoutsText.ofOrder(orderNumber);
}

function TryAgain({ payment }: { payment: FailedCardPayment }) {
  const { storeId, id, amount, currency } = payment;
  const name = `${formatMoney(amount, currency)} ${nameOf(payment)}`;
  const retry = useRetryCard({
    onDone: () => toastSuccess(payoutsText.retried(name)),
    onRefused: (wish, error) =>
      toastRefusal(payoutsText.notRetriedToast(name), error, () => retry.mutate(wish)),
  });
  return (
    <Button
      variant="default"
      loading={retry.isPending}
      aria-label={payoutsText.tryAgain(name)}
      onClick={() => retry.mutate({ storeId, id })}
    >
      {uiText.tryAgain}
    </Button>
  );
}
