import type { BasketEntry } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import type { Storefront } from '@counter/contract/storefront';
import { useState } from 'react';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import buttonClasses from '../ui/button.module.css';
import { Empty } from '../ui/empty.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { text as uiText } from '../ui/ui.text.ts';
import classes from './basket-panel.module.css';
import { withQuantity, type Basket } from './basket.ts';
import { priceBasket } from './price-basket.ts';
import { text as sentences } from './basket.text.ts';

interface BasketPanelProps {
  storefront: Storefront;
  basket: Basket;
  onChange: (basket: Basket) => void;
  /** Returns to the menu, if the basket covers it. */
  onLeave?: (() => void) | undefined;
}

/** A removed line, with the baskets before and after. */
interface Removal {
  name: string;
  place: number;
  before: Basket;
  after: Basket;
}

/** Shows the basket and its price. A removed line can be restored until the basket changes again. */
export function BasketPanel({ storefront, basket, onChange, onLeave }: BasketPanelProps) {
  const { storeUrl, currency, minimumOrder } = storefront;
  const { entries, isGone, amounts, missing } = priceBasket(basket, storefront);
  const [removal, setRemoval] = useState<Removal>();
  const lines = entries.map((entry, place) => (
    <Entry
      key={`${entry.list} ${entry.index}`}
      entry={entry}
      currency={currency}
      onQuantity={(quantity) => {
        const after = withQuantity(basket, entry, quantity);
        if (quantity === 0) setRemoval({ name: entry.name, place, before: basket, after });
        onChange(after);
      }}
    />
  ));
  if (removal?.after === basket) {
    const { name, place, before } = removal;
    lines.splice(place, 0, <Removed key="" name={name} onUndo={() => onChange(before)} />);
  }
  const list = lines.length > 0 ? <ul className={classes.entries}>{lines}</ul> : null;
  if (entries.length === 0) {
    return (
      <div className={classes.panel}>
        {list}
        <EmptyBasket onLeave={onLeave} />
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      {list}
      <dl className={classes.amounts}>
        <Amount label={sentences.subtotal} text={formatMoney(amounts.subtotal, currency)} />
        {amounts.discount > 0 ? (
          <Amount label={sentences.deals} text={`− ${formatMoney(amounts.discount, currency)}`} />
        ) : null}
        <Amount label={sentences.tax} text={formatMoney(amounts.tax, currency)} />
        <Amount label={sentences.total} text={formatMoney(amounts.charged, currency)} strong />
      </dl>
      {missing > 0 ? (
        <>
          <p className={classes.note}>
            {isGone
              ? sentences.removeUnavailable
              : sentences.minimumOrderHint(
                  formatMoney(minimumOrder, currency),
                  formatMoney(missing, currency),
                )}
          </p>
          {onLeave ? <Button onClick={onLeave}>{sentences.addMore}</Button> : null}
        </>
      ) : (
        <a className={buttonClasses.button} data-look="primary" href={`/s/${storeUrl}/checkout`}>
          {sentences.goToCheckout}
        </a>
      )}
    </div>
  );
}

function EmptyBasket({ onLeave }: Pick<BasketPanelProps, 'onLeave'>) {
  return (
    <Empty
      drawing="basket"
      title={sentences.yourBasketIsEmpty}
      action={onLeave ? <Button onClick={onLeave}>{sentences.backToMenu}</Button> : null}
    >
      {sentences.chooseSomething}
    </Empty>
  );
}

/** Replaces a removed line. Takes the focus, because the focused button is gone. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <li className={`${classes.entry} ${classes.removed}`}>
      {sentences.removed(name)}
      <Button ref={focus} look="quiet" aria-label={sentences.undoRemoval(name)} onClick={onUndo}>
        {sentences.undo}
      </Button>
    </li>
  );
}

// Defined once, so that another render doesn't focus the button again.
const focus = (button: HTMLButtonElement | null): void => button?.focus();

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
      {problem === '' ? (
        <Stepper label={name} value={quantity} minimum={0} onChange={onQuantity} />
      ) : (
        <Button aria-label={uiText.remove(name)} onClick={() => onQuantity(0)}>
          {sentences.removeButton}
        </Button>
      )}
    </li>
  );
}
