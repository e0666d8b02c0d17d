import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import { useLatestSearch } from '../../../lib/url/use-latest-search.ts';
import type { ProductsWish, ProductView } from '../products.queries.ts';
import type { ProductsDialog, SomeSearch } from './products-search.ts';

/** The list and its search parameters. */
export type ProductsPlace = { readonly view: ProductView; readonly search: SomeSearch };

export type ProductsAddress = ProductsPlace & {
  /** The list request of the search parameters. */
  wish: ProductsWish;
  /** Changes search parameters and returns to the first page. */
  update: (change: SomeSearch, options?: { replace?: boolean }) => void;
  /** Clears all filters. */
  clear: () => void;
  /** Opens a dialog above the list, as a history entry that Back closes; undefined closes it. */
  show: (dialog: ProductsDialog | undefined) => void;
};

const AddressContext = createContext<ProductsAddress | null>(null);

const everything: SomeSearch = {
  search: undefined,
  category: undefined,
  categories: undefined,
  status: undefined,
};

/** Provides the list's search parameters and the functions to change them. */
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

/** Returns the list's search parameters. Throws outside of a product list. */
export function useProductsAddress(): ProductsAddress {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useProductsAddress is used outside a list of products.');
  return address;
}
