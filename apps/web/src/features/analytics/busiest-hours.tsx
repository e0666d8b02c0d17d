import { type PerformanceOverview } from '@counter/contract/analytics';
import { daysOf, formatMoney, weekdayOf } from '@counter/contract/shared';
import { formatHour, formatShortHour } from '../../lib/days.ts';
import { HeatMap, type HeatCell } from '../../ui/display/chart/heat-map.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { countOrders, wordsOf } from './overview-words.ts';
import { ChartSkeleton } from './skeletons.tsx';
import { text } from './analytics.text.ts';

const title = text.busiestHours;

interface BusiestHoursProps {
  /** Undefined while loading. */
  overview: PerformanceOverview | undefined;
}

/** Orders by weekday and hour. */
export function BusiestHours({ overview }: BusiestHoursProps) {
  return (
    <Panel title={title} description={text.ordersByWeekdayAndHour}>
      {overview ? <Hours overview={overview} /> : <ChartSkeleton />}
    </Panel>
  );
}

const names = [
  text.sunday,
  text.monday,
  text.tuesday,
  text.wednesday,
  text.thursday,
  text.friday,
  text.saturday,
];

type Place = { readonly weekday: number; readonly hour: number };

function Hours({ overview }: { overview: PerformanceOverview }) {
  const phone = useIsPhone();
  const { busiestHours, currency } = overview;
  if (busiestHours.length === 0) {
    return (
      <EmptyState title={text.noOrdersInThisTime} description={text.yourBusiestHoursAppearHere} />
    );
  }
  const hours = hoursBetween(busiestHours.map(({ hour }) => hour));
  const weekdays = weekdaysOf(overview);
  const cellAt = (place: Place): HeatCell => {
    const found = busiestHours.find((one) => isAt(one, place));
    const orders = found?.totalOrders ?? 0;
    const sale = found ? `, ${formatMoney(found.saleSubTotal, currency)}` : '';
    return { value: orders, text: `${describePlace(place)}: ${countOrders(orders)}${sale}` };
  };
  const days = weekdays.map((weekday) => (names[weekday] ?? '').slice(0, 3));
  const times = hours.map(formatShortHour);
  const byDay = weekdays.map((weekday) => hours.map((hour) => cellAt({ weekday, hour })));
  const byHour = hours.map((hour) => weekdays.map((weekday) => cellAt({ weekday, hour })));
  const shape = phone
    ? { corner: text.hour, rows: times, columns: days, cells: byHour }
    : { corner: text.weekday, rows: days, columns: times, cells: byDay };
  return <HeatMap name={title} summary={summarize(overview)} {...shape} />;
}

function isAt(one: Place, { weekday, hour }: Place): boolean {
  return one.weekday === weekday && one.hour === hour;
}

function describePlace({ weekday, hour }: Place): string {
  return text.to(names[weekday], formatHour(hour), formatHour(hour + 1));
}

function hoursBetween(used: readonly number[]): number[] {
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
}

/** The weekdays of the period, Monday first. */
function weekdaysOf(period: PerformanceOverview): number[] {
  const found = new Set(daysOf(period).map(weekdayOf));
  return [1, 2, 3, 4, 5, 6, 0].filter((weekday) => found.has(weekday));
}

function summarize(overview: PerformanceOverview): string {
  const { busiestHours } = overview;
  const busiest = busiestHours.toSorted((a, b) => b.totalOrders - a.totalOrders)[0];
  if (!busiest) return '';
  const { during } = wordsOf(overview);
  return text.busiestWith(during, describePlace(busiest), countOrders(busiest.totalOrders));
}
