import type { Forecast, ForecastDay } from '@counter/contract/analytics';
import { formatHour } from '../../../lib/time/days.ts';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { BarList } from '../../../ui/display/chart/bar-list.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { countOrders } from '../overview-words.ts';
import { ListSkeleton } from '../skeletons.tsx';
import { forecastText as text } from './forecast.text.ts';
import classes from './expected-day.module.css';

interface DayProps {
  /** Undefined while loading. */
  day: ForecastDay | undefined;
}

/** Shows the orders to expect on a day with their usual range and hours. */
export function ExpectedOrders({ day, accuracy }: DayProps & Pick<Forecast, 'accuracy'>) {
  return (
    <Panel title={day ? text.ordersOn(formatWeekDay(day.day)) : text.ordersByHour}>
      {day ? <Orders day={day} accuracy={accuracy} /> : <ListSkeleton />}
    </Panel>
  );
}

function Orders({ day, accuracy }: { day: ForecastDay } & Pick<Forecast, 'accuracy'>) {
  if (day.closed) return <EmptyState title={text.closed} description={text.closedHelp} />;
  const { expected, hours, scheduled } = day;
  return (
    <div className={classes.orders}>
      {expected ? (
        <p className={classes.figure}>
          <strong>{text.about(countOrders(expected.orders))}</strong>
          <span>{text.usuallyBetween(expected.from, expected.to)}</span>
        </p>
      ) : null}
      {scheduled > 0 ? <p>{text.scheduled(scheduled)}</p> : null}
      <p className={classes.honest}>
        {accuracy ? text.accurate(accuracy.within, accuracy.lastWeekWithin) : text.notYetChecked}
      </p>
      <BarList
        label={text.ordersByHour}
        items={hours.map(({ hour, orders }) => ({
          label: formatHour(hour),
          value: orders,
          text: orders < 0.5 ? text.under : String(Math.round(orders)),
        }))}
      />
    </div>
  );
}

/** Lists the items to prepare for a day, most first. */
export function ExpectedItems({ day }: DayProps) {
  return <Panel title={text.itemsToPrepare}>{day ? <Items day={day} /> : <ListSkeleton />}</Panel>;
}

function Items({ day: { items } }: { day: ForecastDay }) {
  if (items.length === 0) return <EmptyState title={text.noItems} />;
  return (
    <BarList
      label={text.itemsToPrepare}
      items={items.map(({ productName, quantity }) => ({ label: productName, value: quantity }))}
    />
  );
}
