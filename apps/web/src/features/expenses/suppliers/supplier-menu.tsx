import type { Supplier } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { useRemoveSupplier, useRestoreSupplier } from './suppliers.queries.ts';
import { text } from '../expenses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface SupplierMenuProps {
  supplier: Supplier;
  onEdit: (supplier: Supplier) => void;
}

/** The menu of a supplier, for people who may edit it. */
export function SupplierMenu({ supplier, onEdit }: SupplierMenuProps) {
  const { remove } = useSupplierRemoval();
  return (
    <RowMenu label={text.actionsFor(supplier.name)}>
      <RowMenuItem
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={() => onEdit(supplier)}
      >
        {text.edit}
      </RowMenuItem>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(supplier)}
      >
        {uiText.remove}
      </RowMenuItem>
    </RowMenu>
  );
}

type Named = Pick<Supplier, 'id' | 'name'>;

const words: RemovalWords<Named> = {
  removed: ({ name }) => text.suppliers.removedToast(name),
  notRemoved: ({ name }) => text.suppliers.notRemovedToast(name),
  restored: ({ name }) => text.restoredToast(name),
  notRestored: ({ name }) => text.notRestoredToast(name),
};

/** Removes and restores suppliers. A toast shows the result and offers to undo a removal. */
export function useSupplierRemoval() {
  return useRemoval(useRemoveSupplier(), useRestoreSupplier(), words);
}
