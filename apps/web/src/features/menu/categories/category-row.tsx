import type { Category } from '@counter/contract/menu';
import { IconArrowsSort, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import classes from './categories.module.css';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';

export interface CategoryRowProps {
  category: Category;
  grip: ReactNode;
  onOrder: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const look = { size: 18, stroke: 1.75 };

/** A category with its actions. */
export function CategoryRow({ category, grip, onOrder, onEdit, onDelete }: CategoryRowProps) {
  const { name, products } = category;
  return (
    <>
      {grip}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>{categoriesText.products(products)}</span>
      </span>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem icon={<IconPencil {...look} />} onClick={onEdit}>
          {text.edit}
        </RowMenuItem>
        <RowMenuItem icon={<IconArrowsSort {...look} />} onClick={onOrder}>
          {categoriesText.orderProducts}
        </RowMenuItem>
        <RowMenuItem danger icon={<IconTrash {...look} />} onClick={onDelete}>
          {text.deleteItem}
        </RowMenuItem>
      </RowMenu>
    </>
  );
}
