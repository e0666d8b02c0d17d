import { formatMoney } from '@counter/contract/shared';
import type { PublicStore, Quote } from '@counter/contract/storefront';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import classes from './checkout.module.css';
import { PromoField } from './promo-field.tsx';
import type { Quoting } from './use-quote.ts';
import { text as sentences } from './checkout.text.ts';

type Entry = Quote['entries'][number];

interface OrderSummaryProps {
  store: PublicStore;
  quoting: Quoting;
  promoCode: string;
  /** True while the order is being sent; nothing can be changed then. */
  isLocked: boolean;
  onPromoCode: (promoCode: string) => void;
  onRemove: (entry: Entry) => void;
}

/** Shows the server's quote of the order. */
export function OrderSummary(props: OrderSummaryProps) {
  const { store, quoting, promoCode, isLocked, onPromoCode, onRemove } = props;
  const { quote, isFresh, failure } = quoting;
  return (
    <>
      {quote ? (
        <ul className={classes.entries}>
          {quote.entries.map((entry) => (
            <EntryLine
              key={`${entry.list} ${entry.index}`}
              entry={entry}
              currency={store.currency}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </ul>
      ) : null}
      <fieldset disabled={isLocked} aria-label={sentences.promoCode}>
        <PromoField
          promo={quote?.promo ?? null}
          discount={quote?.promoDiscount ?? 0}
          code={promoCode}
          currency={store.currency}
          onChange={onPromoCode}
        />
      </fieldset>
      {quote ? <Amounts quote={quote} currency={store.currency} isFresh={isFresh} /> : null}
      {quote || failure !== '' ? null : (
        <output className={classes.muted}>{sentences.calculatingYourTotal}</output>
      )}
    </>
  );
}

interface EntryLineProps {
  entry: Entry;
  currency: string;
  onRemove: () => void;
}

function EntryLine({ entry, currency, onRemove }: EntryLineProps) {
  const { name, quantity, details, total, problem } = entry;
  return (
    <li className={classes.entry}>
      <span className={classes.quantity}>{quantity} ×</span>
      <span>{name}</span>
      <span className={classes.money}>{problem === '' ? formatMoney(total, currency) : ''}</span>
      {details.map((text, place) => (
        <span key={place} className={classes.detail}>
          {text}
        </span>
      ))}
      {problem === '' ? null : (
        <span className={classes.problem}>
          {problem}
          <Button aria-label={sentences.remove(name)} onClick={onRemove}>
            {sentences.removeButton}
          </Button>
        </span>
      )}
    </li>
  );
}

interface AmountsProps {
  quote: Quote;
  currency: string;
  isFresh: boolean;
}

function Amounts({ quote, currency, isFresh }: AmountsProps) {
  const { subtotal, dealDiscount, promoDiscount, tax, tip, deliveryFee, total } = quote;
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <dl className={isFresh ? classes.amounts : `${classes.amounts} ${classes.stale}`}>
      <Amount label={sentences.subtotal} text={money(subtotal)} />
      {dealDiscount > 0 ? (
        <Amount label={sentences.deals} text={`− ${money(dealDiscount)}`} />
      ) : null}
      {promoDiscount > 0 ? (
        <Amount label={sentences.promoCode} text={`− ${money(promoDiscount)}`} />
      ) : null}
      <Amount label={sentences.tax} text={money(tax)} />
      {tip > 0 ? <Amount label={sentences.tip} text={money(tip)} /> : null}
      {deliveryFee > 0 ? <Amount label={sentences.delivery} text={money(deliveryFee)} /> : null}
      <Amount label={sentences.total} text={money(total)} strong />
    </dl>
  );
}
