import type { Product } from '@counter/contract/menu';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UntilDialog } from '../../../ui/overlays/until-dialog.tsx';
import { text } from '../menu.text.ts';
import { useMarkProduct } from '../products.queries.ts';
import { listsText } from './lists.text.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';

interface Marking {
  mayMark: boolean;
  /** Marks a product as available, or asks how long it will be unavailable. */
  toggle: (product: Product) => void;
  /** Marks a product as unavailable for the rest of today. */
  turnOffToday: (product: Product) => void;
}

const MarkingContext = createContext<Marking | null>(null);

/** Provides marking of products as available or not. Shows each result with undo. */
export function ProductMarking({ children }: { children: ReactNode }) {
  const { timeZone, can } = useCurrentStore();
  const mark = useMark();
  const [asked, setAsked] = useState<Product>();
  const [opened, setOpened] = useState(false);
  const toggle = (product: Product) => {
    if (!product.available) return mark({ product, available: true, until: null });
    setAsked(product);
    return setOpened(true);
  };
  const turnOffToday = (product: Product) => mark({ product, available: false, until: 'TODAY' });
  return (
    <MarkingContext value={{ mayMark: can('menu:availability'), toggle, turnOffToday }}>
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
    </MarkingContext>
  );
}

function useMark() {
  const undoing = useMarkProduct({
    onDone: ({ product, available }, { message }) =>
      toastSuccess(
        message ?? listsText.markedToast(product.name, available),
        undefined,
        about(product),
      ),
    onRefused: (change, error) =>
      toastRefusal(listsText.notMarkedToast(change.product.name), error, () =>
        undoing.mutate(change),
      ),
  });
  const marking = useMarkProduct({
    onDone: ({ product, available }, { message }) =>
      toastSuccess(
        message ?? listsText.markedToast(product.name, available),
        () => undoing.mutate({ product, available: !available, until: product.unavailableUntil }),
        about(product),
      ),
    onRefused: (change, error) =>
      toastRefusal(listsText.notMarkedToast(change.product.name), error, () =>
        marking.mutate(change),
      ),
  });
  return marking.mutate;
}

/** Returns a product's toast id, so that its latest toast replaces the earlier one. */
function about({ id }: Product): string {
  return `product ${id}`;
}

/** Returns the functions to mark products. Throws outside of `ProductMarking`. */
export function useProductMarking(): Marking {
  const marking = useContext(MarkingContext);
  if (!marking) throw new Error('useProductMarking is used outside of ProductMarking.');
  return marking;
}
