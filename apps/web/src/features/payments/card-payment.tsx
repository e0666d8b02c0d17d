import type { Order } from '@counter/contract/orders';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { describeCard } from './card-words.ts';
import { useCardPayment } from './payments.queries.ts';
import { text } from './payments.text.ts';

/** Shows the state of an order's card payment; renders nothing for orders without one. */
export function CardPaymentNote({ order }: { order: Order }) {
  const query = useCardPayment(order);
  const { data, error } = query;
  if (!data) {
    return error ? <FailedToLoad title={text.cardPaymentNotLoaded} query={query} /> : null;
  }
  const { state, failure, givenUp } = data;
  const lost = state === 'FAILED';
  return (
    <section aria-label={text.cardPayment}>
      <Notice tone={lost || failure !== null ? 'danger' : 'info'}>
        {describeCard(data)}
        {failure === null || lost
          ? null
          : ` ${failure} ${givenUp ? text.marketplaceHandlesHint : text.retryHint}`}
      </Notice>
    </section>
  );
}
