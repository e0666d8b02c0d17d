import {
  cancelTrackedOrder,
  type PublicStore,
  type TrackedOrder,
} from '@counter/contract/storefront';
import { useState } from 'react';
import { text as againText } from '../again/again.text.ts';
import { useOrderAgain } from '../again/use-order-again.tsx';
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

/** A customer's actions: cancel an order that isn't being prepared yet, or order again. */
export function OrderActions({ store, order, token, onCancelled }: OrderActionsProps) {
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { orderAgain, dialog } = useOrderAgain(store, setProblem);
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
        {order.mayCancel ? (
          <Button onClick={() => setIsAsking(true)}>{text.cancelOrder}</Button>
        ) : null}
        <Button look={isOver(order) ? 'primary' : 'plain'} onClick={() => void orderAgain(token)}>
          {againText.orderAgain}
        </Button>
      </div>
      {dialog}
      {isAsking ? (
        <Dialog title={text.cancelOrderTitle(order.orderNumber)} onClose={() => setIsAsking(false)}>
          <div className={classes.asked}>
            <p>{text.cancelFreeHint(store.name)}</p>
            <div className={classes.actions}>
              <Button look="danger" onClick={() => void cancel()}>
                {text.cancelOrderButton}
              </Button>
              <Button onClick={() => setIsAsking(false)}>{text.keepOrder}</Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
