import type { Product } from '@counter/contract/menu';
import { linkOptions, useNavigate, type LinkProps } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoveProducts, useRestoreProducts, type Named } from '../products.queries.ts';
import { ProductMarking, useProductMarking } from './product-marking.tsx';
import { useProductsAddress } from './products-address.tsx';
import { listsText } from './lists.text.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';

/** The actions for the products on the screen. */
export type ProductController = {
  readonly mayWrite: boolean;
  readonly mayMark: boolean;
  formLink: (what?: FormOf) => LinkProps;
  /** Opens the form. */
  open: (what: FormOf) => void;
  /** Marks a product as available, or asks how long it will be unavailable. */
  toggle: (product: Product) => void;
  remove: (products: readonly Named[]) => void;
};

const ControllerContext = createContext<ProductController | null>(null);

/** Provides the actions for products and shows their results. */
export function ProductControllerProvider({ children }: { children: ReactNode }) {
  return (
    <ProductMarking>
      <Controller>{children}</Controller>
    </ProductMarking>
  );
}

function Controller({ children }: { children: ReactNode }) {
  const store = useCurrentStore();
  const navigate = useNavigate();
  const formLink = useFormLink();
  const remove = useRemove();
  const open: ProductController['open'] = (what) => void navigate(formLink(what));
  const mayWrite = store.can('menu:write');
  const controller = { ...useProductMarking(), mayWrite, formLink, open, remove };
  return <ControllerContext value={controller}>{children}</ControllerContext>;
}

/** The form to open: to edit a product, to copy one, or for a new one in a category. */
type FormOf = { readonly id?: number; readonly duplicate?: number; readonly category?: number };

function useFormLink(): ProductController['formLink'] {
  const { view, wish } = useProductsAddress();
  const { storeId: bid, storeUrl } = useCurrentStore();
  const [category, ...others] = wish.categories;
  // A new product starts in the category that the list is filtered by.
  const forNew = category === undefined || others.length > 0 ? {} : { category };
  return (search = forNew) => {
    const state = { bid, storeUrl };
    const to = '/dashboard/business/$storeUrl/product/form';
    return view === 'business'
      ? linkOptions({ to, params: { storeUrl }, search, state })
      : linkOptions({ to: '/dashboard/product/form', search, state });
  };
}

function useRemove() {
  const restoring = useRestoreProducts({
    onDone: (products) => toastSuccess(listsText.backOnMenu(nameOf(products), products.length)),
    onRefused: (products, error) =>
      toastRefusal(listsText.notRestored(nameOf(products)), error, () =>
        restoring.mutate(products),
      ),
  });
  const removing = useRemoveProducts({
    onDone: (products, { message }) =>
      toastSuccess(message ?? listsText.deleted(nameOf(products), products.length), () =>
        restoring.mutate(products),
      ),
    onRefused: (products, error) =>
      toastRefusal(listsText.notDeleted(nameOf(products)), error, () => removing.mutate(products)),
  });
  return removing.mutate;
}

/** Names one product, or counts several: "Rye bread", "3 products". */
function nameOf([first, ...others]: readonly Named[]): string {
  if (first && others.length === 0) return first.name;
  return listsText.productCount(others.length + 1);
}

/** Returns the actions for products. Throws outside of a product list. */
export function useProductController(): ProductController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('useProductController is used outside a list of products.');
  return controller;
}
