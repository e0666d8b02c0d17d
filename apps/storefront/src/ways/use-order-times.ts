import type { DeliveryMethod } from '@counter/contract/orders';
import { findOrderTimes, type OrderTimes } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, wordsOf } from '../lib/http.ts';

type Known = {
  /** Undefined until they are known. */
  readonly times: OrderTimes | undefined;
  readonly failure: string;
};

const nothing: Known = { times: undefined, failure: '' };

/** Loads the available times for one delivery method; `again` asks once more. */
export function useOrderTimes(
  storeUrl: string,
  method: DeliveryMethod,
): Known & { readonly again: () => void } {
  const [known, setKnown] = useState<Known>(nothing);
  const ask = async (): Promise<void> => {
    try {
      const params = { storeUrl, deliveryMethod: method };
      setKnown({ times: (await call(findOrderTimes, { params })).data, failure: '' });
    } catch (error) {
      setKnown({ times: undefined, failure: wordsOf(error) });
    }
  };
  const begin = useEffectEvent(() => void ask());
  useEffect(() => begin(), []);
  return {
    ...known,
    again: () => {
      setKnown(nothing);
      void ask();
    },
  };
}
