import type { Product } from '@counter/contract/menu';
import { linkOptions, useNavigate, type LinkProps } from '@tanstack/react-router';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { UntilDialog } from '../../../ui/overlays/until-dialog.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import {
  useMarkProduct,
  useRemoveProducts,
  useRestoreProducts,
  type Named,
} from '../products.queries.ts';
import { useProductsAddress } from './products-address.tsx';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

/** The actions for the products on the screen. */
export type ProductController = {
  readonly mayWrite: boolean;
  readonly mayMark: boolean;
  formLink: (what?: FormOf) => LinkProps;
  /** Opens the form. */
  open: (what: FormOf) => void;
  /** Marks as available, or asks how long it is not. */
  toggle: (product: Product) => void;
  remove: (products: readonly Named[]) => void;
};

const ControllerContext = createContext<ProductController | null>(null);

/** Does what is asked of products inside, and tells how it went. */
export function ProductControllerProvider({ children }: { children: ReactNode }) {
  const { timeZone } = useCurrentStore();
  const mark = useMark();
  const remove = useRemove();
  const [asked, setAsked] = useState<Product>();
  const [opened, setOpened] = useState(false);
  const ask = (product: Product) => {
    setAsked(product);
    setOpened(true);
  };
  const controller = useController({ mark, remove, ask });
  return (
    <ControllerContext value={controller}>
      {children}
      {asked ? (
        <UntilDialog
          opened={opened}
          title={text.markAsUnavailable(asked.name)}
          timeZone={timeZone}
          onChoose={(until) => {
            setOpened(false);
            mark({ product: asked, available: false, until });
          }}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </ControllerContext>
  );
}

interface Doing {
  mark: ReturnType<typeof useMark>;
  remove: ReturnType<typeof useRemove>;
  ask: (product: Product) => void;
}

function useController({ mark, remove, ask }: Doing): ProductController {
  const store = useCurrentStore();
  const navigate = useNavigate();
  const formLink = useFormLink();
  const open: ProductController['open'] = (what) => void navigate(formLink(what));
  const mayMark = store.can('menu:availability');
  const mayWrite = store.can('menu:write');
  const toggle = (product: Product) => {
    if (product.available) ask(product);
    else mark({ product, available: true, until: null });
  };
  return { mayWrite, mayMark, formLink, open, toggle, remove };
}

/** The form to open: for a product, for a copy of one, or (empty) for a new one. */
type FormOf = { readonly id?: number; readonly duplicate?: number };

function useFormLink(): ProductController['formLink'] {
  const { view } = useProductsAddress();
  const { storeId: bid, storeUrl } = useCurrentStore();
  return (search = {}) => {
    const state = { bid, storeUrl };
    const to = '/dashboard/business/$storeUrl/product/form';
    return view === 'business'
      ? linkOptions({ to, params: { storeUrl }, search, state })
      : linkOptions({ to: '/dashboard/product/form', search, state });
  };
}

function useMark() {
  const undoing = useMarkProduct({
    onDone: ({ product, available }, { message }) =>
      toastSuccess(message ?? listsText.is(product.name, available), undefined, about(product)),
    onRefused: (change, error) =>
      tell(listsText.staysAsItWas(change.product.name), error, () => undoing.mutate(change)),
  });
  const marking = useMarkProduct({
    onDone: ({ product, available }, { message }) =>
      toastSuccess(
        message ?? listsText.is(product.name, available),
        () => undoing.mutate({ product, available: !available, until: product.unavailableUntil }),
        about(product),
      ),
    onRefused: (change, error) =>
      tell(listsText.staysAsItWas(change.product.name), error, () => marking.mutate(change)),
  });
  return marking.mutate;
}

/** Names a product to the toasts: a later one about it replaces an earlier one. */
function about({ id }: Product): string {
  return `product ${id}`;
}

function useRemove() {
  const restoring = useRestoreProducts({
    onDone: (products) => toastSuccess(listsText.backOnMenu(nameOf(products), products.length)),
    onRefused: (products, error) =>
      tell(listsText.weCouldntRestore(nameOf(products)), error, () => restoring.mutate(products)),
  });
  const removing = useRemoveProducts({
    onDone: (products, { message }) =>
      toastSuccess(message ?? listsText.deleted(nameOf(products), products.length), () =>
        restoring.mutate(products),
      ),
    onRefused: (products, error) =>
      tell(listsText.notDeleted(nameOf(products)), error, () => removing.mutate(products)),
  });
  return removing.mutate;
}

/** "Rye bread", "3 products". */
function nameOf([first, ...others]: readonly Named[]): string {
  if (first && others.length === 0) return first.name;
  return listsText.productsWithCount(others.length + 1);
}

/** Shows a failure, with retry unless the server has decided. */
function tell(what: string, error: Error, retry: () => void) {
  const decided = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
  const sentence = `${what} ${explainFailure(error)}`;
  if (decided) toastFailure(sentence);
  else toastFailure(sentence, retry);
}

/** Returns the actions for the products on the screen. Only inside a list of products. */
export function useProductController(): ProductController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('useProductController is used outside a list of products.');
  return controller;
}
