import type { DeliveryMethod } from '@counter/contract/orders';
import { findOrderTimes, type OrderTimes } from '@counter/contract/storefront';
import { useEffect, useState } from 'react';
import { call, wordsOf } from '../lib/http.ts';

type Known = {
  /** Undefined until they have loaded. */
  readonly times: OrderTimes | undefined;
  readonly failure: string;
};

/** Loads the available times for a delivery method. `again` loads them again. */
export function useOrderTimes(
  storeUrl: string,
  method: DeliveryMethod,
): Known & { readonly again: () => void } {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known & { readonly turn: number }>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (told: Known): void => {
      if (isCurrent) setKnown({ ...told, turn });
    };
    const ask = async (): Promise<void> => {
      try {
        const params = { storeUrl, deliveryMethod: method };
        tell({ times: (await call(findOrderTimes, { params })).data, failure: '' });
      } catch (error) {
        tell({ times: undefined, failure: wordsOf(error) });
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [storeUrl, method, turn]);
  const { times, failure = '' } = known?.turn === turn ? known : {};
  return { times, failure, again: () => setTurn(turn + 1) };
}
