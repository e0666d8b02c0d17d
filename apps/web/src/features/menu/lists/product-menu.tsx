import type { Product } from '@counter/contract/menu';
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { useProductController } from './product-controller.tsx';
import { useSelectionActions } from './selection.tsx';
import classes from './lists.module.css';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

const look = { size: 18, stroke: 1.75 };

/** The availability switch and menu in a product's row. */
export function ProductActions({ product }: { product: Product }) {
  return (
    <span className={classes.rowActions}>
      <AvailabilitySwitch product={product} />
      <ProductMenu product={product} />
    </span>
  );
}

/** The menu of a product, limited to the person's permissions. */
function ProductMenu({ product }: { product: Product }) {
  const { mayWrite, mayMark, open, toggle, remove } = useProductController();
  const selection = useSelectionActions();
  if (!mayWrite && !mayMark) return null;
  const { id, name, available } = product;
  return (
    <RowMenu label={text.actionsFor(name)}>
      {mayWrite ? (
        <>
          <RowMenuItem icon={<IconPencil {...look} />} onClick={() => open({ id })}>
            {text.edit}
          </RowMenuItem>
          <RowMenuItem icon={<IconCopy {...look} />} onClick={() => open({ duplicate: id })}>
            {text.duplicate}
          </RowMenuItem>
        </>
      ) : null}
      {mayMark ? (
        <RowMenuItem
          icon={available ? <IconEyeOff {...look} /> : <IconEye {...look} />}
          onClick={() => toggle(product)}
        >
          {available ? listsText.markAsUnavailable : listsText.markAsAvailable}
        </RowMenuItem>
      ) : null}
      {mayWrite ? (
        <RowMenuItem
          danger
          icon={<IconTrash {...look} />}
          onClick={() => {
            selection.set([product], false);
            remove([{ id, name }]);
          }}
        >
          {text.deleteItem}
        </RowMenuItem>
      ) : null}
    </RowMenu>
  );
}
