import type { Supplier } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { explainFailure } from '../../../lib/api.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoveSupplier, useRestoreSupplier } from './suppliers.queries.ts';

interface SupplierMenuProps {
  supplier: Supplier;
  onEdit: (supplier: Supplier) => void;
}

/** What can be done with a supplier, for who may change it. */
export function SupplierMenu({ supplier, onEdit }: SupplierMenuProps) {
  const { remove } = useSupplierRemoval();
  return (
    <RowMenu label={`Actions for ${supplier.name}`}>
      <RowMenuItem
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={() => onEdit(supplier)}
      >
        Edit
      </RowMenuItem>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(supplier)}
      >
        Remove
      </RowMenuItem>
    </RowMenu>
  );
}

type Named = Pick<Supplier, 'id' | 'name'>;

/** Removes a supplier and brings it back; the outcome is told, and a removal can be undone. */
export function useSupplierRemoval(): {
  remove: (supplier: Named) => void;
  restore: (supplier: Named) => void;
} {
  const restoring = useRestoreSupplier({
    onDone: ({ name }) => toastSuccess(`${name} is back`),
    onRefused: (supplier, error) =>
      toastFailure(`${supplier.name} could not be brought back. ${explainFailure(error)}`, () =>
        restoring.mutate(supplier),
      ),
  });
  const removing = useRemoveSupplier({
    onDone: (supplier) =>
      toastSuccess(`${supplier.name} was removed. Past expenses keep the name.`, () =>
        restoring.mutate(supplier),
      ),
    onRefused: (supplier, error) =>
      toastFailure(`${supplier.name} was not removed. ${explainFailure(error)}`, () =>
        removing.mutate(supplier),
      ),
  });
  return { remove: removing.mutate, restore: restoring.mutate };
}
