import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { MoreMenu } from './more-menu.tsx';
import { useProductController } from './product-controller.tsx';
import { useProductsAddress } from './products-address.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

// Nobody who only looks at the list needs its forms.
const CategoriesDialog = lazyPart(async () => {
  const { CategoriesDialog: component } = await import('../categories/categories-dialog.tsx');
  return { default: component };
});

const ImportDialog = lazyPart(async () => {
  const { ImportDialog: component } = await import('../many/import-dialog.tsx');
  return { default: component };
});

/** Leads to the form of a new product. */
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

/** The actions for the whole menu. */
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
      <Suspense>
        {importing === undefined ? null : (
          <ImportDialog opened={importing} onClose={() => setImporting(false)} />
        )}
      </Suspense>
    </>
  );
}

const dialogs = { categories: 'list', category: 'add' } as const;

/** The categories above the list, when the address says so. */
function Categories() {
  const { search, show } = useProductsAddress();
  const { dialog } = search;
  const [last, setLast] = useState(dialog);
  // It keeps its content while it closes.
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  if (last === undefined) return null;
  return (
    <Suspense>
      <CategoriesDialog
        opened={dialog !== undefined}
        start={dialogs[last]}
        onClose={() => show(undefined)}
      />
    </Suspense>
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
