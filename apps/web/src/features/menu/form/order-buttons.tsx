import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import classes from './product-form.module.css';
import { formText } from './form.text.ts';

interface OrderButtonsProps {
  /** The name of the moved item. */
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves one of several up or down, or takes it out. */
export function OrderButtons({ name, first, last, onMove, onRemove }: OrderButtonsProps) {
  return (
    <span className={classes.buttons}>
      <IconButton label={formText.moveUp(name)} disabled={first} onClick={() => onMove(-1)}>
        <IconArrowUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={formText.moveDown(name)} disabled={last} onClick={() => onMove(1)}>
        <IconArrowDown size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={formText.remove(name)} onClick={onRemove}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </span>
  );
}

/** Ids with one of them a place earlier (-1) or later (1). */
export function moveId(ids: readonly number[], place: number, by: 1 | -1): number[] {
  const [one, other] = [ids[place], ids[place + by]];
  if (one === undefined || other === undefined) return [...ids];
  return ids.with(place, other).with(place + by, one);
}
