import { linkOptions, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useLatestSearch } from '../../../lib/url/use-latest-search.ts';
import { useStable } from '../../../ui/browser/use-stable.ts';
import type { OrdersSearch } from './orders-search.ts';

/** The address of the orders screen. */
export type OrdersPlace = {
  /** The store of the orders; undefined for the current one. */
  readonly storeUrl: string | undefined;
  /** The screen that contains the list, if it is not the orders screen. */
  readonly within?: 'reports';
  readonly search: OrdersSearch;
  /** The order open in the drawer. */
  readonly orderNumber: string | undefined;
};

export type OrdersAddress = OrdersPlace & {
  linkTo: (search: OrdersSearch) => LinkProps;
  /** Changes search parameters and returns to the first page. */
  update: (change: OrdersSearch, options?: { replace?: boolean }) => void;
  open: (orderNumber: string) => void;
  /** Closes the order and returns to the list. */
  close: () => void;
};

// A link is active only if all its search parameters match, including those it sets to undefined.
const activeOptions = { includeSearch: true, explicitUndefined: true };

function listLink({ storeUrl, within }: Omit<OrdersPlace, 'search'>, search: OrdersSearch) {
  if (within) return linkOptions({ to: '/dashboard/reports', search, activeOptions });
  const to = '/dashboard/business/$storeUrl/orders';
  return storeUrl === undefined
    ? linkOptions({ to: '/dashboard/orders', search, activeOptions })
    : linkOptions({ to, params: { storeUrl }, search, activeOptions });
}

function orderLink({ storeUrl, within, search }: OrdersPlace, orderNumber: string) {
  if (within) {
    return linkOptions({ to: '/dashboard/reports', search: { ...search, order: orderNumber } });
  }
  return storeUrl === undefined
    ? linkOptions({ to: '/dashboard/orders/$orderNumber', params: { orderNumber }, search })
    : linkOptions({
        to: '/dashboard/business/$storeUrl/orders/$orderNumber',
        params: { storeUrl, orderNumber },
        search,
      });
}

const AddressContext = createContext<OrdersAddress | null>(null);
// A separate context, so that opening an order doesn't rerender every other one.
const OpenContext = createContext<OrdersAddress['open'] | undefined>(undefined);

/** Provides the screen's address and the functions to change it. */
export function OrdersAddressProvider(props: { place: OrdersPlace; children: ReactNode }) {
  const { place } = props;
  const navigate = useNavigate();
  const changeSearch = useLatestSearch(place.search);
  const close = useClose(place);
  const open = useStable((orderNumber: string) => {
    if (orderNumber === place.orderNumber) return;
    // Opening another order replaces the history entry, so that Back still returns to the list.
    const replace = place.orderNumber !== undefined;
    const state = (before: object) => (replace ? before : { openedFromList: true as const });
    void navigate({ ...orderLink(place, orderNumber), replace, state, resetScroll: false });
  });
  const address: OrdersAddress = {
    ...place,
    open,
    close,
    linkTo: (search) => listLink(place, search),
    update: (change, { replace = false } = {}) => {
      const search = changeSearch({ page: undefined, ...change });
      void navigate({ ...listLink(place, search), replace, resetScroll: false });
    },
  };
  return (
    <OpenContext value={open}>
      <AddressContext value={address}>{props.children}</AddressContext>
    </OpenContext>
  );
}

/**
 * Goes back to the list that the order was opened from. An order opened by a shared link has none, so its history entry
 * is replaced.
 */
function useClose({ search, ...place }: OrdersPlace) {
  const { orderNumber } = place;
  const router = useRouter();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);

  return () => {
    if (orderNumber === undefined) return;
    // Going back is asynchronous; a second click in between must not go back twice.
    const entry = router.history.location.state.__TSR_key;
    if (entry !== undefined && entry === left.current) return;
    left.current = entry;
    if (router.history.location.state.openedFromList) router.history.back();
    else void navigate({ ...listLink(place, search), replace: true, resetScroll: false });
  };
}

/** Returns the address of the orders screen. Throws outside of it. */
export function useOrdersAddress(): OrdersAddress {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useOrdersAddress is used outside the orders screen.');
  return address;
}

/** Returns the function that opens an order; it is stable across renders. Throws outside of the orders screen. */
export function useOpenOrder(): OrdersAddress['open'] {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useOpenOrder is used outside the orders screen.');
  return open;
}
