import { findOrderAgain, type OrderAgain, type PublicStore } from '@counter/contract/storefront';
import { useState, type ReactNode } from 'react';
import { withDeal, withProduct } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { call, wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './again.module.css';
import { text } from './again.text.ts';

type Again = {
  /** Puts the available items of an order into the basket and goes to the checkout. */
  readonly orderAgain: (token: string) => Promise<void>;
  /** A dialog that lists unavailable items; null if all are available. */
  readonly dialog: ReactNode;
};

/** Repeats an order. Lists the unavailable items before it continues. */
export function useOrderAgain(
  { storeUrl }: Pick<PublicStore, 'storeUrl'>,
  onProblem: (problem: string) => void,
): Again {
  const [basket, setBasket] = useBasket(storeUrl);
  const [found, setFound] = useState<OrderAgain>();

  const orderAgain = async (token: string): Promise<void> => {
    try {
      const { data } = await call(findOrderAgain, { params: { storeUrl, token } });
      const withItems = data.items.reduce(withProduct, basket);
      setBasket(data.deals.reduce(withDeal, withItems));
      if (data.missing.length === 0) location.assign(`/s/${storeUrl}/checkout`);
      else setFound(data);
    } catch (error) {
      onProblem(wordsOf(error));
    }
  };

  const dialog = found ? (
    <MissingItems storeUrl={storeUrl} found={found} onClose={() => setFound(undefined)} />
  ) : null;
  return { orderAgain, dialog };
}

interface MissingItemsProps {
  storeUrl: string;
  found: OrderAgain;
  onClose: () => void;
}

function MissingItems({ storeUrl, found, onClose }: MissingItemsProps) {
  const isNothing = found.items.length + found.deals.length === 0;
  return (
    <Dialog title={text.someUnavailableTitle} onClose={onClose}>
      <div className={classes.missing}>
        <ul>
          {found.missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>{isNothing ? text.chooseSomethingElse : text.restAddedHint}</p>
        <div className={classes.actions}>
          {isNothing ? null : (
            <Button look="primary" onClick={() => location.assign(`/s/${storeUrl}/checkout`)}>
              {text.goToCheckout}
            </Button>
          )}
          <Button onClick={() => location.assign(`/s/${storeUrl}`)}>{text.openMenu}</Button>
        </div>
      </div>
    </Dialog>
  );
}
