import { formatMoney } from '@counter/contract/shared';
import type { Storefront } from '@counter/contract/storefront';
import { countOf, type Basket } from '../basket/basket.ts';
import { priceBasket } from '../basket/price-basket.ts';
import classes from './basket-bar.module.css';
import { text } from './menu.text.ts';

interface BasketBarProps {
  storefront: Storefront;
  basket: Basket;
  /** True right after a dialog closed, when a second tap on its button would hit this bar. */
  isResting: boolean;
  onOpen: () => void;
}

/** The link to the basket at the bottom of the screen, if the basket isn't beside the menu. */
export function BasketBar({ storefront, basket, isResting, onOpen }: BasketBarProps) {
  const count = countOf(basket);
  if (count === 0) return null;
  const { isGone, amounts, missing } = priceBasket(basket, storefront);
  const money = formatMoney(amounts.charged, storefront.currency);
  const minimum = missing > 0 ? text.addForMinimum(formatMoney(missing, storefront.currency)) : '';
  const hint = isGone ? text.someUnavailable : minimum;
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.show}
        disabled={isResting}
        aria-label={[text.viewBasket(count, money), hint].filter(Boolean).join(', ')}
        onClick={onOpen}
      >
        <span className={classes.count}>{count}</span>
        <span>
          {text.viewBasketShort}
          {hint ? <span className={classes.hint}>{hint}</span> : null}
        </span>
        <span className={classes.money}>{money}</span>
      </button>
    </div>
  );
}
