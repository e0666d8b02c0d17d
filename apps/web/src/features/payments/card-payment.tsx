import type { Order } from '@counter/contract/orders';
import { explainFailure } from '../../lib/api.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { describeCard } from './card-words.ts';
import { useCardPayment } from './payments.queries.ts';
import { text } from './payments.text.ts';

/** Shows the state of an order's card payment; renders nothing for other orders. */
export function CardPaymentNote({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useCardPayment(order);
  if (!data) {
    return error ? (
      <FailedState
        title={text.cardPaymentCouldNotBe}
        cause={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : null;
  }
  const { state, failure, givenUp } = data;
  const lost = state === 'FAILED';
  return (
    <section aria-label={text.cardPayment}>
      <Notice tone={lost || failure !== null ? 'danger' : 'info'}>
        {describeCard(data)}
        {failure === null || lost
          ? null
          : ` ${failure} ${givenUp ? text.marketplaceSeesToItYou : text.itIsTriedAgainBy}`}
      </Notice>
    </section>
  );
}
