import type { Order } from '@counter/contract/orders';
import { countOwed } from '../board/all-day.ts';
import boardClasses from '../board/board.module.css';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import classes from '../kitchen/kitchen.module.css';
import { useBoardStation } from './board-station.tsx';
import { splitItems } from './split-items.ts';

/** Shows how many of each item are still to make, at this device's station or everywhere. */
export function AllDayPanel({ orders }: { orders: readonly Order[] }) {
  const shown = useBoardStation();
  const owed = countOwed(
    shown ? orders.map(({ items }) => ({ items: [...splitItems(items, shown).own] })) : orders,
  );
  const title = shown ? kitchenText.allDayOf(shown.station.name) : kitchenText.allDay;
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={boardClasses.heading}>{title}</h2>
      {owed.length === 0 ? <p className={boardClasses.none}>{kitchenText.nothingLeft}</p> : null}
      <ul className={boardClasses.items}>
        {owed.map(({ name, quantity, options }) => (
          <li key={name} className={boardClasses.item}>
            <span className={boardClasses.quantity}>{quantity}×</span>
            <span className={boardClasses.what}>
              {name}
              {options.length === 0 ? null : (
                <span className={boardClasses.options}>
                  {options.map((option) => `${option.quantity}× ${option.name}`).join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
