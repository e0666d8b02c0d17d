import { linkOptions } from '@tanstack/react-router';
import type { Business } from '@counter/contract/store';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The business that a screen was opened from. Only a hint: the address decides. */
    bid?: number;
    storeUrl?: string;
  }
}

type Named = Pick<Business, 'id' | 'storeUrl'>;

/** Returns the navigation state for the screens of a business. */
export function hubState({ id, storeUrl }: Named) {
  return { bid: id, storeUrl };
}

/** Returns the link to the hub of a business. */
export function hubLink(business: Named) {
  return linkOptions({
    to: '/dashboard/business/$storeUrl',
    params: { storeUrl: business.storeUrl },
    state: hubState(business),
  });
}
