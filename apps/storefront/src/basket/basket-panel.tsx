import type { BasketEntry } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import type { Storefront } from '@counter/contract/storefront';
import { Amount } from '../ui/amount.tsx';
import buttonClasses from '../ui/button.module.css';
import { Stepper } from '../ui/stepper.tsx';
import classes from './basket-panel.module.css';
import { withQuantity, type Basket } from './basket.ts';
import { priceBasket } from './price-basket.ts';
import { text as sentences } from './basket.text.ts';

interface BasketPanelProps {
  storefront: Storefront;
  basket: Basket;
  onChange: (basket: Basket) => void;
}

/** Shows the basket and its price. */
export function BasketPanel({ storefront, basket, onChange }: BasketPanelProps) {
  const { storeUrl, currency, minimumOrder } = storefront;
  const { entries, amounts, value } = priceBasket(basket, storefront);
  if (entries.length === 0) {
    return <p className={classes.empty}>{sentences.yourBasketIsEmptyChoose}</p>;
  }
  const missing = minimumOrder - value;
  return (
    <div className={classes.panel}>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry
            key={`${entry.list} ${entry.index}`}
            entry={entry}
            currency={currency}
            onQuantity={(quantity) => onChange(withQuantity(basket, entry, quantity))}
          />
        ))}
      </ul>
      <dl className={classes.amounts}>
        <Amount label={sentences.subtotal} text={formatMoney(amounts.subtotal, currency)} />
        {amounts.discount > 0 ? (
          <Amount label={sentences.deals} text={`− ${formatMoney(amounts.discount, currency)}`} />
        ) : null}
        <Amount label={sentences.tax} text={formatMoney(amounts.tax, currency)} />
        <Amount label={sentences.total} text={formatMoney(amounts.charged, currency)} strong />
      </dl>
      {missing > 0 ? (
        <p className={classes.note}>
          {sentences.ordersStartAtAddMore(
            formatMoney(minimumOrder, currency),
            formatMoney(missing, currency),
          )}
        </p>
      ) : null}
      <a className={buttonClasses.button} data-look="primary" href={`/s/${storeUrl}/checkout`}>
        {sentences.goToCheckout}
      </a>
    </div>
  );
}

interface EntryProps {
  entry: BasketEntry;
  currency: string;
  onQuantity: (quantity: number) => void;
}

function Entry({ entry, currency, onQuantity }: EntryProps) {
  const { name, details, quantity, total, problem } = entry;
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        {problem === '' ? (
          <span className={classes.money}>{formatMoney(total, currency)}</span>
        ) : null}
      </div>
      {details.map((text, place) => (
        <span key={place} className={classes.detail}>
          {text}
        </span>
      ))}
      {problem === '' ? null : <span className={classes.problem}>{problem}</span>}
      <Stepper label={name} value={quantity} minimum={0} onChange={onQuantity} />
    </li>
  );
}
