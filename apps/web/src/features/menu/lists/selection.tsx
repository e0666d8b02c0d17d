import type { Product } from '@counter/contract/menu';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Named } from '../products.queries.ts';
import { useProductsAddress } from './products-address.tsx';

/** The rows that are checked, also those of other pages of the same list. */
type Selection = {
  readonly products: readonly Named[];
  has: (id: number) => boolean;
};

type SelectionActions = {
  /** Checks (true) or unchecks rows. */
  set: (products: readonly Product[], checked: boolean) => void;
  clear: () => void;
};

const SelectionContext = createContext<Selection | null>(null);
// Separate, so that checking a row doesn't render every row's menu again.
const ActionsContext = createContext<SelectionActions | null>(null);
const nothing: ReadonlyMap<number, Named> = new Map();

/** Remembers which rows are checked for as long as the same list is looked at. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const list = useListKey();
  const [checked, setChecked] = useState({ list, products: nothing });
  // What one no longer sees must not be changed with the rest.
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

/** Returns the rows that are checked. Only inside a list of products. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection is used outside a list of products.');
  return selection;
}

/** Returns functions that check rows, the same ones at every render. Only inside a list of products. */
export function useSelectionActions(): SelectionActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useSelectionActions is used outside a list of products.');
  return actions;
}
