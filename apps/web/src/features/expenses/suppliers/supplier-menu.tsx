import type { Supplier } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
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

const words: RemovalWords<Named> = {
  removed: ({ name }) => `${name} was removed. Past expenses keep the name.`,
  notRemoved: ({ name }) => `${name} was not removed.`,
  restored: ({ name }) => `${name} is back`,
  notRestored: ({ name }) => `${name} could not be brought back.`,
};

/** Removes a supplier and brings it back; the outcome is told, and a removal can be undone. */
export function useSupplierRemoval() {
  return useRemoval(useRemoveSupplier(), useRestoreSupplier(), words);
}
