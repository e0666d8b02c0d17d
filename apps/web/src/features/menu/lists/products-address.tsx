import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import { useLatestSearch } from '../../../lib/url/use-latest-search.ts';
import type { ProductsWish, ProductView } from '../products.queries.ts';
import type { ProductsDialog, SomeSearch } from './products-search.ts';

/** The address of a list of products. */
export type ProductsPlace = { readonly view: ProductView; readonly search: SomeSearch };

export type ProductsAddress = ProductsPlace & {
  /** The query of the address. */
  wish: ProductsWish;
  /** Changes a part of the search and begins again at the first page. */
  update: (change: SomeSearch, options?: { replace?: boolean }) => void;
  /** Back to the whole list. */
  clear: () => void;
  /** Opens a dialog above the list, so that Back closes it, or closes the one that is open. */
  show: (dialog: ProductsDialog | undefined) => void;
};

const AddressContext = createContext<ProductsAddress | null>(null);

const everything: SomeSearch = {
  search: undefined,
  category: undefined,
  categories: undefined,
  status: undefined,
};

/** Gives the screen its address, and the ways to change it. */
export function ProductsAddressProvider(props: { place: ProductsPlace; children: ReactNode }) {
  const { place } = props;
  const navigate = useNavigate();
  const changeSearch = useLatestSearch(place.search);
  const update: ProductsAddress['update'] = (change, { replace = false } = {}) => {
    const search = changeSearch({ page: undefined, ...change });
    void navigate({ to: '.', search, replace, resetScroll: false });
  };
  const show: ProductsAddress['show'] = (dialog) =>
    update({ dialog, page: place.search.page }, { replace: dialog === undefined });
  const clear = () => update(everything);
  const address = { ...place, wish: wishOf(place), update, clear, show };
  return <AddressContext value={address}>{props.children}</AddressContext>;
}

function wishOf({ view, search }: ProductsPlace): ProductsWish {
  const { category, categories } = search;
  return {
    view,
    search: search.search ?? '',
    categories: categories ?? (category === undefined ? [] : [category]),
    status: search.status,
    pageNumber: (search.page ?? 1) - 1,
    pageSize: search.size ?? 10,
  };
}

/** The address of the list on the screen. Only inside of it. */
export function useProductsAddress(): ProductsAddress {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useProductsAddress is used outside a list of products.');
  return address;
}
