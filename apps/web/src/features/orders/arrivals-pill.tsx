import { IconArrowUp } from '@tabler/icons-react';
import classes from './orders.module.css';

/** Says that orders wait above the list, without moving it. */
export function ArrivalsPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className={classes.pillPlace}>
      <button type="button" className={classes.pill} onClick={onShow}>
        <IconArrowUp size={16} aria-hidden />
        {count} new
      </button>
    </div>
  );
}
