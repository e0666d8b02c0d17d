import { productsAtOnce } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { BulkEditDialog } from '../many/bulk-edit-dialog.tsx';
import classes from './lists.module.css';
import { useProducts } from '../products.queries.ts';
import { useAllProducts } from './all-products.queries.ts';
import { useProductController } from './product-controller.tsx';
import { useProductsAddress } from './products-address.tsx';
import { useSelectionActions, useSelection } from './selection.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

/** Bulk actions for the selected rows. Floats above the end of the list while any are selected. */
export function BulkBar() {
  // Deferred, so that the clicked checkbox updates first.
  const { products } = useDeferredValue(useSelection());
  const { clear } = useSelectionActions();
  const tooMany = products.length > productsAtOnce;
  return (
    <div aria-live="polite" className={classes.bulkPlace}>
      {products.length > 0 ? (
        <div className={classes.bulk}>
          <p className={classes.bulkCount}>
            {listsText.selected(
              products.length,
              tooMany ? listsText.atMostAtOnce(productsAtOnce) : null,
            )}
          </p>
          <SelectEvery />
          {tooMany ? null : <BulkActions />}
          <IconButton label={listsText.clearSelection} onClick={clear}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Selects the rows of all pages after those of this page are selected; on phones at any time. Hidden if there are more
 * than one bulk action allows.
 */
function SelectEvery() {
  const { wish } = useProductsAddress();
  const { products = [], data } = useProducts(wish);
  const { products: selected, has } = useSelection();
  const { set } = useSelectionActions();
  const { mutate, isPending } = useAllProducts((failure) =>
    toastRefusal(listsText.notAllSelected, failure, () => select()),
  );
  const total = data?.totalElements ?? 0;
  // On phones, the list has no header with a checkbox for the page.
  const isPhone = useIsPhone();
  const isPageSelected = isPhone || products.every(({ id }) => has(id));
  if (!isPageSelected || selected.length >= total || total > productsAtOnce) return null;

  function select() {
    mutate(wish, { onSuccess: (every) => set(every, true) });
  }

  return (
    <Button variant="subtle" loading={isPending} onClick={select}>
      {listsText.selectEvery(total)}
    </Button>
  );
}

function BulkActions() {
  const { products } = useSelection();
  const { clear } = useSelectionActions();
  const { remove } = useProductController();
  return (
    <>
      <EditMany ids={products.map(({ id }) => id)} onApplied={clear} />
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          clear();
          remove(products);
        }}
      >
        {text.deleteItem}
      </Button>
    </>
  );
}

interface EditManyProps {
  ids: readonly number[];
  onApplied: () => void;
}

function EditMany({ ids, onApplied }: EditManyProps) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {listsText.edit}
      </Button>
      {opened === undefined ? null : (
        <BulkEditDialog
          opened={opened}
          ids={ids}
          onApplied={onApplied}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
