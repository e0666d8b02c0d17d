import { IconArrowUp } from '@tabler/icons-react';
import classes from '../orders.module.css';
import { text } from '../orders.text.ts';

/** Announces new orders above the list without moving it. */
export function ArrivalsPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className={classes.pillPlace}>
      <button type="button" className={classes.pill} onClick={onShow} aria-keyshortcuts=".">
        <IconArrowUp size={16} aria-hidden />
        {text.newCount(count)}
      </button>
    </div>
  );
}
