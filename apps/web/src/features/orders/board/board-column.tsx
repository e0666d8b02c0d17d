import { isLate, type Order } from '@counter/contract/orders';
import { IconArrowUp } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { AcceptAll } from '../accept-all/accept-all.tsx';
import { useSteadyRows } from '../today/use-steady-rows.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { OrderCard } from './order-card.tsx';
import { useGrowing } from './use-growing.ts';
import { useLingering } from './use-lingering.ts';

type BoardGroup = keyof typeof boardText.columns;

interface BoardColumnProps {
  group: BoardGroup;
  /** In the order in which they are shown. */
  orders: readonly Order[];
  now: number;
  children?: ReactNode;
}

/** One column of the board. It stands still under a finger, and what waits to come in is counted. */
export function BoardColumn({ group, orders, now, children }: BoardColumnProps) {
  const heading = useId();
  const { rows, arrivals, list, settle } = useSteadyRows({
    all: orders,
    wanted: orders,
    asked: group,
  });
  const shown = useLingering(rows);
  const { count, end, grow } = useGrowing();
  return (
    <section className={classes.column} aria-labelledby={heading} data-group={group}>
      <div className={classes.columnHead}>
        <h2 id={heading} className={classes.heading}>
          {boardText.columns[group]} <span className={classes.count}>{orders.length}</span>
          {arrivals > 0 ? (
            <button type="button" className={classes.arrivals} onClick={settle}>
              <IconArrowUp size={16} aria-hidden />
              {boardText.moreCount(arrivals)}
            </button>
          ) : null}
        </h2>
        {group === 'new' ? <AcceptAll orders={orders} /> : null}
      </div>
      <div ref={list} className={classes.scroll}>
        {shown.length === 0 ? <p className={classes.none}>{boardText.none[group]}</p> : null}
        <ul className={classes.cards}>
          {shown.slice(0, count).map(({ row, left }) => (
            <OrderCard key={row.id} order={row} late={isLate(row, now)} left={left} />
          ))}
        </ul>
        {count < shown.length ? (
          <button ref={end} type="button" className={classes.more} onClick={grow}>
            {boardText.showMore(shown.length - count)}
          </button>
        ) : null}
        {children}
      </div>
    </section>
  );
}
