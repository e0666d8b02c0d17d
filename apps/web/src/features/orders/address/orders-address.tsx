import { linkOptions, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useLatestSearch } from '../../../lib/url/use-latest-search.ts';
import { useStable } from '../../../ui/browser/use-stable.ts';
import type { OrdersSearch } from './orders-search.ts';

/** The address of the orders screen. */
export type OrdersPlace = {
  /** The store of the orders; undefined for the current one. */
  readonly storeUrl: string | undefined;
  /** The screen that the list is a part of, where that is not the orders screen. */
  readonly within?: 'reports';
  readonly search: OrdersSearch;
  /** The order in the drawer. */
  readonly orderNumber: string | undefined;
};

export type OrdersAddress = OrdersPlace & {
  linkTo: (search: OrdersSearch) => LinkProps;
  /** Changes a part of the list's search and begins again at its first page. */
  update: (change: OrdersSearch, options?: { replace?: boolean }) => void;
  open: (orderNumber: string) => void;
  /** Goes back to the list. */
  close: () => void;
};

// A link is where one is when all it names is so, also what it leaves out on purpose.
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
// Apart from the address, so that opening an order does not draw every other one again.
const OpenContext = createContext<OrdersAddress['open'] | undefined>(undefined);

/** Gives the screen its address, and the ways to change it. */
export function OrdersAddressProvider(props: { place: OrdersPlace; children: ReactNode }) {
  const { place } = props;
  const navigate = useNavigate();
  const changeSearch = useLatestSearch(place.search);
  const close = useClose(place);
  const open = useStable((orderNumber: string) => {
    if (orderNumber === place.orderNumber) return;
    // Going from one open order to another keeps the list just one step back.
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

/** Steps back to the list the order was opened from; a link that was sent has none and is replaced. */
function useClose({ search, ...place }: OrdersPlace) {
  const { orderNumber } = place;
  const router = useRouter();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);

  return () => {
    if (orderNumber === undefined) return;
    // Stepping back takes a moment, in which a second press would step back twice.
    const entry = router.history.location.state.__TSR_key;
    if (entry !== undefined && entry === left.current) return;
    left.current = entry;
    if (router.history.location.state.openedFromList) router.history.back();
    else void navigate({ ...listLink(place, search), replace: true, resetScroll: false });
  };
}

/** The orders screen's address. Only inside of it. */
export function useOrdersAddress(): OrdersAddress {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useOrdersAddress is used outside the orders screen.');
  return address;
}

/** Returns what opens an order: always the same function. Only inside of the orders screen. */
export function useOpenOrder(): OrdersAddress['open'] {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useOpenOrder is used outside the orders screen.');
  return open;
}
