import { formatMoney } from '@counter/contract/shared';
import { sendOrderCode, type PublicStore } from '@counter/contract/storefront';
import { ProveByCode } from '../account/prove-by-code.tsx';
import type { FieldErrors } from '@counter/browser/problem';
import { call } from '../lib/http.ts';
import { useIsOnline } from '@counter/browser/online';
import { Button } from '../ui/button.tsx';
import classes from './checkout.module.css';
import { keepFieldInView } from './keep-field-in-view.ts';
import type { Pledge } from './use-pledge.ts';
import type { Placing } from './use-placing.ts';
import type { Quoting } from './use-quote.ts';
import { wordsForWrong } from './wrong-fields.ts';
import { text } from './checkout.text.ts';

/** The step of the sign-in code. For `unsent`, pressing the button sends it. */
export type CodeStep = 'none' | 'unsent' | 'sending';

interface PlaceOrderProps {
  store: PublicStore;
  quoting: Quoting;
  placing: Placing;
  byCard: boolean;
  pledge: Pledge['state'];
  code: CodeStep;
  /** The errors of the form, shown after the first attempt. */
  wrong: FieldErrors;
  /** Places the order, with its confirmation code if the store requires one. */
  onPlace: (confirmationCode?: string) => void;
}

/** The button that places the order, with everything that prevents it. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { store, quoting, placing, byCard, pledge, code, wrong, onPlace } = props;
  const { quote, isFresh, failure } = quoting;
  const isOnline = useIsOnline();
  if (placing.state === 'open') return <OpenAttempt placing={placing} />;
  if (placing.state === 'idle' && failure !== '') {
    return <Failure words={failure} onAgain={() => void quoting.again()} />;
  }
  const isPlacing = placing.state !== 'idle' || pledge === 'kept';
  const isBusy = isPlacing || code === 'sending';
  const isGone = quote?.entries.some(({ problem }) => problem !== '') ?? false;
  const isPossible = isFresh && quote?.problems.length === 0 && !isGone;
  const needsCode = placing.needsCode && !byCard;
  const said = needsCode ? '' : placing.refusal || wordsForWrong(wrong);
  return (
    <>
      <div role="alert" className={classes.problems}>
        {isOnline ? null : <p>{text.youAreOffline}</p>}
        {isGone ? <p className={classes.problem}>{text.removeUnavailableHint}</p> : null}
        {quote?.problems.map((problem) => (
          <p key={problem.code} ref={keepFieldInView} className={classes.problem}>
            {problem.message}
          </p>
        ))}
        {pledge === 'changed' ? <p>{text.orderHasChanged}</p> : null}
        {said === '' ? null : <p className={classes.problem}>{said}</p>}
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
        disabled={isBusy || !isPossible || !isOnline}
        onClick={() => onPlace()}
      >
        {placeWords({ isPlacing, byCard, code }, quote && formatMoney(quote.total, store.currency))}
      </Button>
    </>
  );
}

type Step = { readonly isPlacing: boolean; readonly byCard: boolean; readonly code: CodeStep };

/** Returns the button's label: its action, or the action in progress. */
function placeWords({ isPlacing, byCard, code }: Step, money: string | undefined): string {
  if (isPlacing) return byCard ? text.openingPaymentPage : text.placingYourOrder;
  if (code === 'sending') return text.sendingCode;
  const verb = byCard ? text.payByCard : text.placeOrder;
  const first = byCard ? text.sendCodeAndPay : text.sendCodeAndOrder;
  const words = code === 'unsent' ? first : verb;
  return money === undefined ? words : text.submitButton(words, money);
}

function Failure({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <div role="alert" className={classes.problems}>
      <p>{words}</p>
      <Button look="primary" className={classes.place} onClick={onAgain}>
        {text.tryAgain}
      </Button>
    </div>
  );
}

interface ConfirmOrderProps {
  storeUrl: string;
  refusal: string;
  /** The error of the last code. */
  problem: string | undefined;
  onPlace: (confirmationCode: string) => void;
}

/** Asks for a code to confirm a large order that is paid later. */
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

/** Says that the order may have been placed, and that a retry can't place it twice. */
function OpenAttempt({ placing }: { placing: Placing }) {
  return (
    <div role="alert" className={classes.problems}>
      <p>{text.orderUncertainWarning(placing.refusal)}</p>
      <Button look="primary" className={classes.place} onClick={placing.askAgain}>
        {text.checkAgain}
      </Button>
    </div>
  );
}
