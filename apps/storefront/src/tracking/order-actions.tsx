import {
  cancelTrackedOrder,
  findOrderAgain,
  type OrderAgain,
  type PublicStore,
  type TrackedOrder,
} from '@counter/contract/storefront';
import { useState } from 'react';
import { withDeal, withProduct } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { call, wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './order-page.module.css';
import { isOver } from './order-words.ts';
import { text } from './tracking.text.ts';

interface OrderActionsProps {
  store: PublicStore;
  order: TrackedOrder;
  token: string;
  onCancelled: (order: TrackedOrder) => void;
}

/** The actions of a customer: cancel while nobody prepares the order, or order the same again. */
export function OrderActions({ store, order, token, onCancelled }: OrderActionsProps) {
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const params = { storeUrl: store.storeUrl, token };

  const cancel = async (): Promise<void> => {
    setIsAsking(false);
    try {
      onCancelled((await call(cancelTrackedOrder, { params })).data);
      setProblem('');
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };

  return (
    <>
      {problem === '' ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <OrderAgainButton
          store={store}
          params={params}
          isMain={isOver(order)}
          onProblem={setProblem}
        />
        {order.mayCancel ? (
          <Button onClick={() => setIsAsking(true)}>{text.cancelOrder}</Button>
        ) : null}
      </div>
      {isAsking ? (
        <Dialog title={text.cancelOrderTitle(order.orderNumber)} onClose={() => setIsAsking(false)}>
          <div className={classes.asked}>
            <p>{text.hasNotAcceptedItYet(store.name)}</p>
            <div className={classes.actions}>
              <Button look="primary" onClick={() => void cancel()}>
                {text.cancelOrderButton}
              </Button>
              <Button onClick={() => setIsAsking(false)}>{text.keepIt}</Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

interface OrderAgainButtonProps {
  store: PublicStore;
  params: { readonly storeUrl: string; readonly token: string };
  /** Once the order is over, there is nothing else to do about it. */
  isMain: boolean;
  onProblem: (problem: string) => void;
}

/** Puts what can still be had into the basket, and says what cannot. */
function OrderAgainButton(props: OrderAgainButtonProps) {
  const { store, params, isMain, onProblem } = props;
  const { storeUrl } = store;
  const [basket, setBasket] = useBasket(storeUrl);
  const [found, setFound] = useState<OrderAgain>();

  const reorder = async (): Promise<void> => {
    try {
      const { data } = await call(findOrderAgain, { params });
      const withItems = data.items.reduce(withProduct, basket);
      setBasket(data.deals.reduce(withDeal, withItems));
      if (data.missing.length === 0) location.assign(`/s/${storeUrl}/checkout`);
      else setFound(data);
    } catch (error) {
      onProblem(wordsOf(error));
    }
  };

  const isNothing = found && found.items.length + found.deals.length === 0;
  return (
    <>
      <Button look={isMain ? 'primary' : 'plain'} onClick={() => void reorder()}>
        {text.orderAgain}
      </Button>
      {found ? (
        <Dialog title={text.notAllOfItIs} onClose={() => setFound(undefined)}>
          <div className={classes.asked}>
            <ul>
              {found.missing.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p>{isNothing ? text.chooseSomethingElse : text.restIsInYourBasket}</p>
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
      ) : null}
    </>
  );
}
