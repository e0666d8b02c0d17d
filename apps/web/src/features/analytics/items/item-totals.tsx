import type { ReactNode } from 'react';
import type { ItemFigure } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { longDuration } from '../long-duration.ts';
import { Amount } from './item-columns.tsx';
import classes from './items.module.css';
import { itemsText as text } from './items.text.ts';
import { totalsOf } from './shown-items.ts';

/** The totals of the shown items. */
export function ItemTotalsRow({ items }: { items: readonly ItemFigure[] }) {
  const { units, discounts, netSales, minutes, cost, untold } = totalsOf(items);
  const count = text.countItems(items.length);
  return (
    <div className={classes.totals}>
      <p className={classes.count}>{text.totalOf(count)}</p>
      <dl aria-label={text.totalOf(count)} className={classes.sums}>
        <Sum name={text.units}>{formatCount(units)}</Sum>
        <Sum name={text.discounts}>
          <Amount of={discounts} />
        </Sum>
        <Sum name={text.netSales}>
          <Amount of={netSales} />
        </Sum>
        {minutes > 0 ? (
          <>
            <Sum name={text.unavailable}>{longDuration(minutes)}</Sum>
            <Sum name={text.cost}>
              {cost === null ? text.notEnoughData : <Amount of={cost} />}
              {cost === null || untold === 0 ? null : text.notCounting(untold)}
            </Sum>
          </>
        ) : null}
      </dl>
    </div>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
