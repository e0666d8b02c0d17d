import { findStorefront, type Storefront } from '@counter/contract/storefront';
import { useEffect, useState } from 'react';
import { call } from '../lib/http.ts';

/** Returns the store from the page's data, refreshed whenever the person comes back to the page. */
export function useFreshStorefront(initial: Storefront): Storefront {
  const [storefront, setStorefront] = useState(initial);
  const { storeUrl } = initial;
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        setStorefront((await call(findStorefront, { params: { storeUrl } })).data);
      } catch (error) {
        console.info('The menu stays as it was.', error);
      }
    };
    const hear = (): void => void refresh();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, [storeUrl]);
  return storefront;
}
