import type { Promo } from '@counter/contract/promotions';
import { IconTrash } from '@tabler/icons-react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { useRemovePromo, useRestorePromo } from './promotions.queries.ts';

/** What can be done with a promo code; nothing for who may only look. */
export function PromoMenu({ promo }: { promo: Promo }) {
  const { can } = useCurrentStore();
  const { remove } = useRemoval(useRemovePromo(), useRestorePromo(), words);
  if (!can('promotions:write')) return null;
  return (
    <RowMenu label={`Actions for ${promo.promoCode}`}>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(promo)}
      >
        Delete
      </RowMenuItem>
    </RowMenu>
  );
}

const words: RemovalWords<Promo> = {
  removed: ({ promoCode }) => `${promoCode} was deleted`,
  notRemoved: ({ promoCode }) => `${promoCode} was not deleted.`,
  restored: ({ promoCode }) => `${promoCode} is back`,
  notRestored: ({ promoCode }) => `${promoCode} could not be brought back.`,
};
