import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { CategoriesDialog } from '../categories/categories-dialog.tsx';
import { ImportDialog } from '../many/import-dialog.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useProductController } from './product-controller.tsx';
import { useProductsAddress } from './products-address.tsx';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

/** Links to the form of a new product. */
export function AddProduct() {
  const { mayWrite, formLink } = useProductController();
  if (!mayWrite) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} {...formLink()} />}
    >
      {listsText.addProduct}
    </Button>
  );
}

/** Actions for the whole menu. */
export function ListActions() {
  const phone = useIsPhone();
  const { mayWrite } = useProductController();
  const [importing, setImporting] = useState<boolean>();
  return (
    <>
      {phone || !mayWrite ? null : <CategoryButtons />}
      <MoreMenu onImport={() => setImporting(true)} />
      <AddProduct />
      {mayWrite ? <Categories /> : null}
      {importing === undefined ? null : (
        <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      )}
    </>
  );
}

const dialogs = { categories: 'list', category: 'add' } as const;

/** The categories dialog, if the address names it. */
function Categories() {
  const { search, show } = useProductsAddress();
  const { dialog } = search;
  const [last, setLast] = useState(dialog);
  // Keeps its content while closing.
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  if (last === undefined) return null;
  return (
    <CategoriesDialog
      opened={dialog !== undefined}
      start={dialogs[last]}
      onClose={() => show(undefined)}
    />
  );
}

function CategoryButtons() {
  const { show } = useProductsAddress();
  return (
    <>
      <Button variant="default" onClick={() => show('categories')}>
        {text.manageCategories}
      </Button>
      <Button variant="default" onClick={() => show('category')}>
        {text.addCategory}
      </Button>
    </>
  );
}
