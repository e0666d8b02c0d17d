import type { Category } from '@counter/contract/menu';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import classes from './categories.module.css';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';

export interface CategoryRowProps {
  category: Category;
  /** Attributes of the drag handle. */
  handle: HTMLAttributes<HTMLButtonElement>;
  dragging: boolean;
  /** Up is -1, down is 1. */
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const look = { size: 18, stroke: 1.75 };

/** One category: its place is changed by dragging it, by the arrow keys or from its menu. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, handle, dragging, onMove, onEdit, onDelete } = props;
  const { name, products } = category;
  return (
    <li className={classes.row} data-dragging={dragging || undefined}>
      <button
        type="button"
        className={classes.handle}
        aria-label={categoriesText.move(name)}
        title={categoriesText.dragOrPressArrowKeys}
        data-handle={category.id}
        onKeyDown={(event) => moveByKey(event, onMove)}
        {...handle}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
      </button>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>
          {products === 1 ? categoriesText.oneProduct : categoriesText.products(products)}
        </span>
      </span>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem icon={<IconPencil {...look} />} onClick={onEdit}>
          {text.edit}
        </RowMenuItem>
        <RowMenuItem icon={<IconArrowUp {...look} />} onClick={() => onMove(-1)}>
          {categoriesText.moveUp}
        </RowMenuItem>
        <RowMenuItem icon={<IconArrowDown {...look} />} onClick={() => onMove(1)}>
          {categoriesText.moveDown}
        </RowMenuItem>
        <RowMenuItem danger icon={<IconTrash {...look} />} onClick={onDelete}>
          {text.deleteItem}
        </RowMenuItem>
      </RowMenu>
    </li>
  );
}

function moveByKey(event: KeyboardEvent, onMove: CategoryRowProps['onMove']) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  onMove(event.key === 'ArrowUp' ? -1 : 1);
}
