import type { Consumer } from '@counter/contract/consumers';
import { consentWords } from '@counter/contract/customers';
import { cardOrderRequest, webOrderRequest, type PublicStore } from '@counter/contract/storefront';
import { useState } from 'react';
import { z } from 'zod/mini';
import { withQuantity } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import type { FieldErrors } from '../lib/http.ts';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout.module.css';
import { orderOf, wishOf } from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useDraft } from './use-draft.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { usePlacing } from './use-placing.ts';
import { useQuote } from './use-quote.ts';
import { text } from './checkout.text.ts';

interface CheckoutProps {
  store: PublicStore;
  consumer: Consumer | null;
  takesCards: boolean;
  isEmpty: boolean;
}

const needsCode = { path: 'consumer', message: text.signInWithCodeTo };

/** The form, what it comes to, and the button that places the order. */
export function Checkout({ store, consumer: initial, takesCards, isEmpty }: CheckoutProps) {
  const { storeUrl } = store;
  const [consumer, setConsumer] = useState(initial);
  const [basket, setBasket] = useBasket(storeUrl);
  const [draft, change] = useDraft(storeUrl);
  // Never kept: the box is empty whenever the page is opened, and for whoever signs in next.
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState<FieldErrors>([]);
  const placing = usePlacing(storeUrl);
  const filled = { basket, draft, store, consumer };
  const quoting = useQuote(storeUrl, wishOf(filled));
  const { quote } = quoting;
  const errors = [...missing, ...placing.errors];
  const noteAttempt = useFocusOnError(errors);

  const byCard = takesCards && draft.byCard;
  const request = byCard ? cardOrderRequest : webOrderRequest;

  const place = (confirmationCode?: string): void => {
    if (!quote) return;
    const asked = orderOf(filled, quote.total, byCard);
    const agreed = agrees ? { agreedTo: consentWords(store.name) } : {};
    const confirmed = byCard || confirmationCode === undefined ? {} : { confirmationCode };
    const order = z.safeParse(request, { ...asked, ...agreed, ...confirmed });
    const found = order.error?.issues ?? [];
    const told = found.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
    const wrong = [...(consumer ? [] : [needsCode]), ...told];
    setMissing(wrong);
    noteAttempt();
    if (order.success && consumer) placing.place(order.data);
  };

  if (isEmpty && placing.state === 'idle') {
    return (
      <p className={classes.muted}>
        {text.yourBasketIsEmptyChoose((words) => (
          <a href={`/s/${storeUrl}`}>{words}</a>
        ))}
      </p>
    );
  }
  return (
    <>
      <CheckoutForm
        filled={filled}
        quote={quote}
        takesCards={takesCards}
        agrees={agrees}
        errors={errors}
        isLocked={placing.state !== 'idle'}
        onChange={(changed) => {
          setMissing([]);
          change(changed);
        }}
        onAgree={setAgrees}
        onConsumer={(next) => {
          setMissing([]);
          setAgrees(false);
          setConsumer(next);
        }}
      />
      <aside className={`${classes.card} ${classes.summary}`} aria-label={text.yourOrder}>
        <h2>{text.yourOrder}</h2>
        <OrderSummary
          store={store}
          quoting={quoting}
          onRemove={(entry) => setBasket(withQuantity(basket, entry, 0))}
        />
        <PlaceOrder
          store={store}
          quoting={quoting}
          placing={placing}
          byCard={byCard}
          wrong={errors}
          onPlace={place}
        />
      </aside>
    </>
  );
}
