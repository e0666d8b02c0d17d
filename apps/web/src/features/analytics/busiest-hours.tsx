import { type PerformanceOverview } from '@counter/contract/analytics';
import {
  daysOf,
  findCurrency,
  formatCount,
  formatMoney,
  moneyInput,
  weekdayOf,
} from '@counter/contract/shared';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { formatHour, formatShortHour } from '../../lib/time/days.ts';
import { weekdayNames } from '../../lib/time/weekdays.ts';
import { HeatMap, type HeatCell } from '../../ui/display/chart/heat-map.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { forecastText } from './forecast/forecast.text.ts';
import { countOrders, wordsOf } from './overview-words.ts';
import { ChartSkeleton } from './skeletons.tsx';
import classes from './overview.module.css';
import { text } from './analytics.text.ts';

const title = text.busiestHours;

interface BusiestHoursProps {
  /** Undefined while loading. */
  overview: PerformanceOverview | undefined;
}

const measures = ['orders', 'sales'] as const;

type Measure = (typeof measures)[number];

/** Orders or sales by weekday and hour. */
export function BusiestHours({ overview }: BusiestHoursProps) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const { can } = useCurrentStore();
  const hasOrders = overview && overview.busiestHours.length > 0;
  return (
    <Panel
      title={title}
      description={text.byWeekdayAndHour[measure]}
      actions={
        hasOrders ? (
          <NativeSelect
            aria-label={text.measureLabel}
            data={measures.map((value) => ({ value, label: text.measures[value] }))}
            value={measure}
            onChange={({ currentTarget }) =>
              setMeasure(measures.find((one) => one === currentTarget.value) ?? measure)
            }
          />
        ) : null
      }
    >
      {overview ? <Hours overview={overview} measure={measure} /> : <ChartSkeleton />}
      <p className={classes.below}>
        <TextLink to="/dashboard/forecast">{forecastText.seeForecast}</TextLink>
        {hasOrders && can('settings:read') ? (
          <TextLink to="/dashboard/settings/hours">{text.changeYourHours}</TextLink>
        ) : null}
      </p>
    </Panel>
  );
}

type Place = { readonly weekday: number; readonly hour: number };

interface HoursProps {
  overview: PerformanceOverview;
  measure: Measure;
}

function Hours({ overview, measure }: HoursProps) {
  const phone = useIsPhone();
  const { busiestHours, currency } = overview;
  if (busiestHours.length === 0) {
    return <EmptyState title={text.noOrdersInPeriod} description={text.noBusiestHoursHelp} />;
  }
  const hours = hoursBetween(busiestHours.map(({ hour }) => hour));
  const weekdays = weekdaysOf(overview);
  const cellAt = (place: Place): HeatCell => {
    const { totalOrders = 0, saleSubTotal = 0 } =
      busiestHours.find((one) => isAt(one, place)) ?? {};
    const amount = totalOrders > 0 ? `, ${formatMoney(saleSubTotal, currency)}` : '';
    return {
      value: measure === 'orders' ? totalOrders : saleSubTotal,
      shown: totalOrders > 0 ? shownAs(measure, { totalOrders, saleSubTotal }, currency) : '',
      written: measure === 'orders' ? String(totalOrders) : moneyInput(saleSubTotal, currency),
      text: `${describePlace(place)}: ${countOrders(totalOrders)}${amount}`,
    };
  };
  const days = weekdays.map((weekday) => (weekdayNames[weekday] ?? '').slice(0, 3));
  const times = hours.map(formatShortHour);
  const byDay = weekdays.map((weekday) => hours.map((hour) => cellAt({ weekday, hour })));
  const byHour = hours.map((hour) => weekdays.map((weekday) => cellAt({ weekday, hour })));
  const shape = phone
    ? { corner: text.hour, rows: times, columns: days, cells: byHour }
    : { corner: text.weekday, rows: days, columns: times, cells: byDay };
  return <HeatMap name={title} summary={summarize(overview, measure)} {...shape} />;
}

type Sold = { readonly totalOrders: number; readonly saleSubTotal: number };

/** Whole amounts without a unit, to fit the cells. The description names the unit. */
function shownAs(measure: Measure, { totalOrders, saleSubTotal }: Sold, currency: string): string {
  if (measure === 'orders') return String(totalOrders);
  return formatCount(Math.round(saleSubTotal / 10 ** findCurrency(currency).decimalDigits));
}

function isAt(one: Place, { weekday, hour }: Place): boolean {
  return one.weekday === weekday && one.hour === hour;
}

function describePlace({ weekday, hour }: Place): string {
  return text.weekdayHours(weekdayNames[weekday], formatHour(hour), formatHour(hour + 1));
}

function hoursBetween(used: readonly number[]): number[] {
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
}

/** Returns the weekdays of the period, Monday first. */
function weekdaysOf(period: PerformanceOverview): number[] {
  const found = new Set(daysOf(period).map(weekdayOf));
  return [1, 2, 3, 4, 5, 6, 0].filter((weekday) => found.has(weekday));
}

function summarize(overview: PerformanceOverview, measure: Measure): string {
  const { busiestHours, currency } = overview;
  const of = measure === 'orders' ? 'totalOrders' : 'saleSubTotal';
  const busiest = busiestHours.toSorted((a, b) => b[of] - a[of])[0];
  if (!busiest) return '';
  const { during } = wordsOf(overview);
  const much =
    measure === 'orders'
      ? countOrders(busiest.totalOrders)
      : moneyInSentence(busiest.saleSubTotal, currency);
  return text.busiestSummary(during, describePlace(busiest), much);
}
