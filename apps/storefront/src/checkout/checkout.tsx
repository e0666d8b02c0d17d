import type { Consumer } from '@counter/contract/consumers';
import { consentWords } from '@counter/contract/customers';
import { cardOrderRequest, webOrderRequest, type PublicStore } from '@counter/contract/storefront';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useSignIn, type SigningIn } from '../account/use-sign-in.ts';
import { withQuantity } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import buttonClasses from '../ui/button.module.css';
import { Empty } from '../ui/empty.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout.module.css';
import type { Draft } from './draft.ts';
import { useKnownDetails } from './known-details.ts';
import { asksPhone, orderOf, wishOf } from './order-of.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrder, type CodeStep } from './place-order.tsx';
import { useDraft } from './use-draft.ts';
import { useFocusOnError } from '../lib/use-focus-on-error.ts';
import { usePledge } from './use-pledge.ts';
import { usePlacing } from './use-placing.ts';
import { useQuote } from './use-quote.ts';
import { wrongFields } from './wrong-fields.ts';
import { text } from './checkout.text.ts';

interface CheckoutProps {
  store: PublicStore;
  consumer: Consumer | null;
  takesCards: boolean;
  isEmpty: boolean;
}

/** The form, the order's total, and the button that places the order. */
export function Checkout({ store, consumer: initial, takesCards, isEmpty }: CheckoutProps) {
  const { storeUrl } = store;
  const [consumer, setConsumer] = useState(initial);
  const [basket, setBasket] = useBasket(storeUrl);
  const [draft, change] = useDraft(storeUrl);
  const known = useKnownDetails();
  // Never stored: the box is unchecked on every visit, and for the next person who signs in.
  const [agrees, setAgrees] = useState(false);
  // After the first attempt, invalid fields show their errors until they are valid.
  const [isTried, setIsTried] = useState(false);
  const placing = usePlacing(storeUrl);
  const changeConsumer = (next: Consumer | null): void => {
    setAgrees(false);
    setConsumer(next);
  };
  const signIn = useSignIn(storeUrl, changeConsumer);
  const filled = { basket, draft, store, consumer, known, recipient: signIn.recipient };
  const wish = wishOf(filled);
  const quoting = useQuote(storeUrl, wish);
  const { quote } = quoting;

  const byCard = takesCards && draft.byCard;
  const request = byCard ? cardOrderRequest : webOrderRequest;
  const agreed = agrees ? { agreedTo: consentWords(store.name) } : {};
  const asked = { ...orderOf(filled, quote?.total ?? 0, byCard), ...agreed };
  const issues = z.safeParse(request, asked).error?.issues ?? [];
  const refused = quote?.promo?.reason;
  const found = [
    ...(asksPhone(filled) ? issues : issues.filter((one) => !isOfPhone(one))),
    ...(refused ? [{ path: ['promoCode'], message: refused }] : []),
  ];
  const signInError = consumer ? '' : errorOf(signIn);
  const errors = [...(isTried ? wrongFields(found, signInError) : []), ...placing.errors];
  const noteAttempt = useFocusOnError(errors);

  const attempt = (confirmationCode?: string): void => {
    if (!quote) return;
    const confirmed = byCard || confirmationCode === undefined ? {} : { confirmationCode };
    const order = z.safeParse(request, { ...asked, ...confirmed });
    setIsTried(true);
    noteAttempt();
    if (order.success && consumer && !refused) placing.place(order.data);
  };
  const pledge = usePledge({
    isSignedIn: consumer !== null,
    order: { wish, byCard },
    quoting,
    onPlace: attempt,
  });
  const place = (confirmationCode?: string): void => {
    pledge.forget();
    attempt(confirmationCode);
    if (consumer || found.length > 0 || signIn.invalid !== '') return;
    pledge.make();
    if (signIn.sent) void signIn.code.enter();
    else void signIn.send().then((isSent) => (isSent ? undefined : pledge.forget()));
  };

  const isLocked = placing.state !== 'idle' || pledge.state === 'kept';
  if (isEmpty && placing.state === 'idle') return <EmptyBasket storeUrl={storeUrl} />;
  return (
    <>
      <CheckoutForm
        filled={filled}
        quote={quote}
        takesCards={takesCards}
        agrees={agrees}
        errors={errors}
        isLocked={isLocked}
        signIn={{
          ...signIn,
          startOver: () => {
            pledge.forget();
            signIn.startOver();
          },
        }}
        isOrdering={pledge.state === 'waiting'}
        onChange={(changed: Partial<Draft>) => change(changed)}
        onAgree={setAgrees}
        onConsumer={(next) => {
          if (next === null) signIn.reset();
          changeConsumer(next);
        }}
      />
      <aside className={classes.side} aria-label={text.yourOrder}>
        <div className={`${classes.card} ${classes.summary}`}>
          <h2>{text.yourOrder}</h2>
          <OrderSummary
            store={store}
            quoting={quoting}
            promoCode={draft.promoCode}
            isLocked={isLocked}
            onPromoCode={(promoCode) => change({ promoCode })}
            onRemove={(entry) => setBasket(withQuantity(basket, entry, 0))}
          />
        </div>
        <div className={classes.pay}>
          <PlaceOrder
            store={store}
            quoting={quoting}
            placing={placing}
            byCard={byCard}
            pledge={pledge.state}
            code={consumer ? 'none' : codeOf(signIn)}
            wrong={errors}
            onPlace={place}
          />
        </div>
      </aside>
    </>
  );
}

/** Returns the error of the sign-in field; empty if pressing the button can continue from it. */
function errorOf({ sent, code, recipient, invalid, problem }: SigningIn): string {
  if (sent) return code.problem;
  return recipient.trim() === '' ? text.signInRequired : invalid || problem;
}

function codeOf({ recipient, sent, isSending }: SigningIn): CodeStep {
  if (isSending) return 'sending';
  return recipient.trim() === '' || sent ? 'none' : 'unsent';
}

/**
 * Returns true for an error of the phone number. Without a field of its own, it is the sign-in recipient and
 * reported there.
 */
function isOfPhone({ path }: { readonly path: readonly PropertyKey[] }): boolean {
  return path.join('.') === 'customer.phone';
}

function EmptyBasket({ storeUrl }: { storeUrl: string }) {
  return (
    <section className={classes.empty}>
      <Empty
        drawing="basket"
        title={text.emptyBasketTitle}
        action={
          <a className={buttonClasses.button} data-look="primary" href={`/s/${storeUrl}`}>
            {text.openMenu}
          </a>
        }
      >
        {text.emptyBasketHelp}
      </Empty>
    </section>
  );
}
