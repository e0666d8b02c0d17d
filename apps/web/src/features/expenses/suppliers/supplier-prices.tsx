import type { BoughtItem } from '@counter/contract/expenses';
import { formatMoney } from '@counter/contract/shared';
import { IconChevronDown } from '@tabler/icons-react';
import { explainFailure } from '../../../lib/api.ts';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import classes from '../expenses.module.css';
import { text } from '../expenses.text.ts';
import { describePriceChange, pricePoints } from './price-change.ts';
import { useSaveSupplierPrices, useSupplierPrices } from './suppliers.queries.ts';

/** The items bought from a supplier, with the last price, its change and the prices over time. */
export function SupplierPrices({ supplierId }: { supplierId: number }) {
  const { data, error, isFetching, refetch } = useSupplierPrices(supplierId);
  const save = useSaveSupplierPrices();
  return (
    <section>
      <header className={classes.pricesHead}>
        <h3 className={classes.heading}>{text.prices}</h3>
        {data && data.items.length > 0 ? (
          <ExportMenu what={text.fileOfPrices} save={(kind) => save(kind, supplierId)} />
        ) : null}
      </header>
      {!data && error ? (
        <FailedState
          title={text.pricesNotLoaded}
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data?.items.length === 0 ? <p className={classes.meta}>{text.noPrices}</p> : null}
      {data?.items.map((item) => (
        <Item key={`${item.item} ${item.unit}`} item={item} />
      ))}
    </section>
  );
}

function Item({ item }: { item: BoughtItem }) {
  const { currency } = useCurrentStore();
  const { price, previousPrice, unit } = item;
  return (
    <details className={classes.priced}>
      <summary>
        <span className={classes.pricedItem}>
          {item.item}
          <IconChevronDown size={16} aria-hidden />
        </span>
        <strong>{text.perUnit(formatMoney(price, currency), unit)}</strong>
        <span className={classes.pricedDay}>{formatCalendarDay(item.lastDay)}</span>
        <span
          className={classes.priceChange}
          data-up={previousPrice !== null && price > previousPrice}
        >
          {describePriceChange(item)}
        </span>
      </summary>
      {item.purchases.length > 1 ? <PriceChart item={item} /> : null}
      <PriceTable item={item} />
    </details>
  );
}

const size = { width: 400, height: 80 };
const edge = 6;

function PriceChart({ item: { item, purchases, price } }: { item: BoughtItem }) {
  const { currency } = useCurrentStore();
  const points = pricePoints(purchases, size);
  const first = formatMoney(purchases[0]?.price, currency);
  const view = `${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`;
  return (
    <svg
      className={classes.priceChart}
      viewBox={view}
      role="img"
      aria-label={text.priceChart(item, first, formatMoney(price, currency))}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }, place) => (
        // Two purchases of a day may have the same price.
        <circle key={place} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
}

function PriceTable({ item: { item, purchases, unit } }: { item: BoughtItem }) {
  const { currency } = useCurrentStore();
  return (
    <table className={classes.priceTable} aria-label={item}>
      <thead>
        <tr>
          <th scope="col">{text.dateColumn}</th>
          <th scope="col">{text.quantityColumn}</th>
          <th scope="col">{text.priceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {purchases.toReversed().map(({ expenseId, day, quantity, price }, place) => (
          // An expense may have two lines of the same item.
          <tr key={`${place} ${expenseId}`}>
            <td>{formatCalendarDay(day)}</td>
            <td>
              {quantity} {unit}
            </td>
            <td>{formatMoney(price, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
