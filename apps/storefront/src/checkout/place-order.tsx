import { formatMoney } from '@counter/contract/shared';
import { sendOrderCode, type PublicStore } from '@counter/contract/storefront';
import { ProveByCode } from '../account/prove-by-code.tsx';
import { call, type FieldErrors } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import classes from './checkout.module.css';
import type { Placing } from './use-placing.ts';
import type { Quoting } from './use-quote.ts';
import { text } from './checkout.text.ts';

interface PlaceOrderProps {
  store: PublicStore;
  quoting: Quoting;
  placing: Placing;
  byCard: boolean;
  /** The errors of the form, shown after the first attempt. */
  wrong: FieldErrors;
  /** Places the order; with the code by which it is confirmed, where the store wants one. */
  onPlace: (confirmationCode?: string) => void;
}

/** The button that places the order, and everything that keeps it from being placed. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { store, quoting, placing, byCard, wrong, onPlace } = props;
  const { quote, isFresh } = quoting;
  if (placing.state === 'open') return <OpenAttempt placing={placing} />;
  const isBusy = placing.state !== 'idle';
  const busyWords = byCard ? text.openingPaymentPage : text.placingYourOrder;
  const problems = quote?.problems ?? [];
  const isGone = quote?.entries.some(({ problem }) => problem !== '') ?? false;
  const isPossible = isFresh && problems.length === 0 && !isGone;
  const needsCode = placing.needsCode && !byCard;
  return (
    <>
      <div role="alert">
        {problems.map(({ code, message }) => (
          <p key={code} className={classes.problem}>
            {message}
          </p>
        ))}
        {isGone ? <p className={classes.problem}>{text.removeUnavailableItemsToContinue}</p> : null}
        {placing.refusal === '' || needsCode ? null : (
          <p className={classes.problem}>{placing.refusal}</p>
        )}
        {wrong.length > 0 && placing.refusal === '' ? (
          <p className={classes.problem}>{wordsFor(wrong)}</p>
        ) : null}
      </div>
      {needsCode ? (
        <ConfirmOrder
          storeUrl={store.storeUrl}
          refusal={placing.refusal}
          problem={placing.errors.find(({ path }) => path === 'code')?.message}
          onPlace={onPlace}
        />
      ) : null}
      <Button
        look="primary"
        className={classes.place}
        disabled={isBusy || !isPossible}
        onClick={() => onPlace()}
      >
        {isBusy
          ? busyWords
          : `${byCard ? text.payByCard : text.placeOrder}${quote ? ` · ${formatMoney(quote.total, store.currency)}` : ''}`}
      </Button>
    </>
  );
}

interface ConfirmOrderProps {
  storeUrl: string;
  refusal: string;
  /** The error of the last code. */
  problem: string | undefined;
  onPlace: (confirmationCode: string) => void;
}

/** The code by which an order is confirmed that is paid later and comes to much. */
function ConfirmOrder({ storeUrl, refusal, problem, onPlace }: ConfirmOrderProps) {
  return (
    <section className={classes.confirm} aria-label={text.confirmYourOrder}>
      <ProveByCode
        why={refusal}
        submit={text.confirmOrder}
        problem={problem}
        onSend={async () => call(sendOrderCode, { params: { storeUrl } })}
        onEnter={onPlace}
      />
    </section>
  );
}

function wordsFor([first, ...others]: FieldErrors): string {
  return others.length === 0 && first ? first.message : text.someFieldsNeedYourAttention;
}

/** Tells that the order may have arrived, and that trying again can't place it twice. */
function OpenAttempt({ placing }: { placing: Placing }) {
  return (
    <div role="alert" className={classes.notice}>
      <p>{text.yourOrderWasSentBut(placing.refusal)}</p>
      <Button look="primary" onClick={placing.askAgain}>
        {text.askAgain}
      </Button>
    </div>
  );
}
