import { pictureUrl } from '@counter/contract/files';
import { dayAt, formatMoney, writeLongWeekday, type Day } from '@counter/contract/shared';
import type { PublicStore, RecentOrder } from '@counter/contract/storefront';
import { useState } from 'react';
import classes from '../again/again.module.css';
import { text } from '../again/again.text.ts';
import { useOrderAgain } from '../again/use-order-again.tsx';
import { useNow } from '../lib/use-now.ts';

interface AgainListProps {
  store: PublicStore;
  orders: readonly RecentOrder[];
}

/** The signed-in customer's latest orders, each with a button to order again. Renders nothing for others. */
export function AgainList({ store, orders }: AgainListProps) {
  const [problem, setProblem] = useState('');
  const { orderAgain, dialog } = useOrderAgain(store, setProblem);
  const now = useNow();
  const today = now === undefined ? undefined : dayAt(new Date(now), store.timeZone);
  if (orders.length === 0) return null;
  return (
    <section className={classes.again} aria-labelledby="again">
      <h2 id="again" className={classes.title}>
        {text.orderAgain}
      </h2>
      <div className={classes.orders}>
        {orders.map(({ token, placedAt, summary, count, total, image }) => (
          <button
            key={token}
            type="button"
            className={classes.order}
            onClick={() => void orderAgain(token)}
          >
            {image === null ? (
              <span className={classes.picture} />
            ) : (
              <img className={classes.picture} src={pictureUrl(image, 'small')} alt="" />
            )}
            <span className={classes.words}>
              <span className={classes.day}>
                {titleOf(dayAt(new Date(placedAt), store.timeZone), today)}
              </span>{' '}
              <span className={classes.detail}>{summary}</span>{' '}
              <span className={classes.detail}>
                {text.items(count, formatMoney(total, store.currency))}
              </span>
            </span>
          </button>
        ))}
      </div>
      {problem === '' ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {dialog}
    </section>
  );
}

/** Returns the title of an order by its day: today or a weekday. */
function titleOf(day: Day, today: Day | undefined): string {
  return day === today ? text.todaysOrder : text.orderOf(writeLongWeekday(day));
}
