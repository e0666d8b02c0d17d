import type { DeliveryMethod } from '@counter/contract/orders';
import { findOrderTimes, type OrderTimes } from '@counter/contract/storefront';
import { useEffect, useState } from 'react';
import { call, wordsOf } from '../lib/http.ts';

type Known = {
  /** Undefined until they are known. */
  readonly times: OrderTimes | undefined;
  readonly failure: string;
};

/** Loads the available times for one delivery method. */
export function useOrderTimes(storeUrl: string, method: DeliveryMethod): Known {
  const [known, setKnown] = useState<Known & { readonly method: DeliveryMethod }>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      try {
        const params = { storeUrl, deliveryMethod: method };
        const { data } = await call(findOrderTimes, { params });
        if (isCurrent) setKnown({ method, times: data, failure: '' });
      } catch (error) {
        if (isCurrent) setKnown({ method, times: undefined, failure: wordsOf(error) });
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [storeUrl, method]);
  return known?.method === method ? known : { times: undefined, failure: '' };
}
