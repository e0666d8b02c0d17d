import { isLate, type Order } from '@counter/contract/orders';
import { IconArrowUp } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { AcceptAll } from '../accept-all/accept-all.tsx';
import { orderKey } from '../today/todays-orders.tsx';
import { boardText } from './board.text.ts';
import classes from './board.module.css';
import { OrderCard } from './order-card.tsx';
import type { ColumnCards } from './use-column-cards.ts';

type BoardGroup = keyof typeof boardText.columns;

interface BoardColumnProps {
  group: BoardGroup;
  orders: readonly Order[];
  column: ColumnCards;
  /** The key of the order selected by keyboard. */
  activeKey: string | undefined;
  now: number;
  children?: ReactNode;
}

/** A column of the board. Its cards don't move while it is touched; new ones wait and are counted. */
export function BoardColumn(props: BoardColumnProps) {
  const { group, orders, column, activeKey, now, children } = props;
  const heading = useId();
  const { cards, rest, arrivals, list, settle, end, grow } = column;
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
        {cards.length === 0 ? <p className={classes.none}>{boardText.none[group]}</p> : null}
        <ul className={classes.cards}>
          {cards.map(({ row, left }) => (
            <OrderCard
              key={row.id}
              order={row}
              late={isLate(row, now)}
              left={left}
              active={orderKey(row) === activeKey}
            />
          ))}
        </ul>
        {rest > 0 ? (
          <button ref={end} type="button" className={classes.more} onClick={grow}>
            {boardText.showMore(rest)}
          </button>
        ) : null}
        {children}
      </div>
    </section>
  );
}
