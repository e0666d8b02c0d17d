import type { Promo } from '@counter/contract/promotions';
import { IconTrash } from '@tabler/icons-react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { useRemovePromo, useRestorePromo } from './promotions.queries.ts';
import { text } from './promotions.text.ts';

/** The menu of a promo code; renders nothing without the permission. */
export function PromoMenu({ promo }: { promo: Promo }) {
  const { can } = useCurrentStore();
  const { remove } = usePromoRemoval();
  if (!can('promotions:write')) return null;
  return (
    <RowMenu label={text.actionsFor(promo.promoCode)}>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(promo)}
      >
        {text.delete}
      </RowMenuItem>
    </RowMenu>
  );
}

const words: RemovalWords<Promo> = {
  removed: ({ promoCode }) => text.deletedToast(promoCode),
  notRemoved: ({ promoCode }) => text.notDeletedToast(promoCode),
  restored: ({ promoCode }) => text.restoredToast(promoCode),
  notRestored: ({ promoCode }) => text.notRestoredToast(promoCode),
};

/** Deletes and restores promo codes. A toast shows the result and offers undo. */
export function usePromoRemoval() {
  return useRemoval(useRemovePromo(), useRestorePromo(), words);
}
