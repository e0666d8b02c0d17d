import type { Promo } from '@counter/contract/promotions';
import { IconTrash } from '@tabler/icons-react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useRemovePromo, useRestorePromo } from './promotions.queries.ts';

/** What can be done with a promo code; nothing for who may only look. */
export function PromoMenu({ promo }: { promo: Promo }) {
  const { can } = useCurrentStore();
  const remove = useRemoval();
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

/** Deletes a promo code; the outcome is told, and it can be undone. */
function useRemoval(): (promo: Promo) => void {
  const restoring = useRestorePromo({
    onDone: ({ promoCode }) => toastSuccess(`${promoCode} is back`),
    onRefused: (promo, error) =>
      toastFailure(`${promo.promoCode} could not be brought back. ${explainFailure(error)}`, () =>
        restoring.mutate(promo),
      ),
  });
  const removing = useRemovePromo({
    onDone: (promo) =>
      toastSuccess(`${promo.promoCode} was deleted`, () => restoring.mutate(promo)),
    onRefused: (promo, error) =>
      toastFailure(`${promo.promoCode} was not deleted. ${explainFailure(error)}`, () =>
        removing.mutate(promo),
      ),
  });
  return removing.mutate;
}
