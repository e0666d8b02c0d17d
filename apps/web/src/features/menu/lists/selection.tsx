import type { Product } from '@counter/contract/menu';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Named } from '../products.queries.ts';
import { useProductsAddress } from './products-address.tsx';

/** The selected rows, including those on other pages of the same list. */
type Selection = {
  readonly products: readonly Named[];
  has: (id: number) => boolean;
};

type SelectionActions = {
  /** Selects (true) or deselects rows. */
  set: (products: readonly Product[], checked: boolean) => void;
  clear: () => void;
};

const SelectionContext = createContext<Selection | null>(null);
// A separate context, so that selecting a row doesn't rerender every row's menu.
const ActionsContext = createContext<SelectionActions | null>(null);
const nothing: ReadonlyMap<number, Named> = new Map();

/** Keeps the selection while the same list is shown. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const list = useListKey();
  const [checked, setChecked] = useState({ list, products: nothing });
  // Clear the selection for another list: rows out of sight must not be changed with the rest.
  if (checked.list !== list) setChecked({ list, products: nothing });
  const { products } = checked;
  const selection = useMemo(
    (): Selection => ({ products: [...products.values()], has: (id) => products.has(id) }),
    [products],
  );
  const actions = useMemo(
    (): SelectionActions => ({
      set: (rows, on) =>
        setChecked((before) => ({ ...before, products: changed(before.products, rows, on) })),
      clear: () => setChecked((before) => ({ ...before, products: nothing })),
    }),
    [],
  );
  return (
    <ActionsContext value={actions}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </ActionsContext>
  );
}

function changed(before: ReadonlyMap<number, Named>, rows: readonly Product[], on: boolean) {
  const after = new Map(before);
  for (const { id, name } of rows) {
    if (on) after.set(id, { id, name });
    else after.delete(id);
  }
  return after;
}

function useListKey(): string {
  const { search, categories, status } = useProductsAddress().wish;
  return JSON.stringify([search, categories, status]);
}

/** Returns the selected rows. Throws outside of a product list. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection is used outside a list of products.');
  return selection;
}

/** Returns functions that change the selection; they are stable across renders. Throws outside of a product list. */
export function useSelectionActions(): SelectionActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useSelectionActions is used outside a list of products.');
  return actions;
}
