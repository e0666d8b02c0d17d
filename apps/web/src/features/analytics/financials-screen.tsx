import type { Duration, FinancialOverview } from '@counter/contract/analytics';
import { formatMoney, shortenMoney } from '@counter/contract/shared';
import { useMemo } from 'react';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { countChange, shareChange, type Change } from './change.ts';
import { OverviewFigures, OverviewScreen } from './overview-frame.tsx';
import classes from './overview.module.css';
import { OverviewSale } from './overview-sale.tsx';
import type { OverviewSearch } from './overview-search.ts';
import { useFinancialOverview } from './overviews.queries.ts';
import { bestOf, describePoint, wordsOf } from './overview-words.ts';
import { TopSellingItems } from './today-lists.tsx';
import { text } from './analytics.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Financials: what the store sold, against the time before. */
export function FinancialsScreen({ search }: { search: OverviewSearch }) {
  return (
    <OverviewScreen title={text.financials} to="/dashboard/financials" search={search}>
      {(duration) => <Financials duration={duration} />}
    </OverviewScreen>
  );
}

function Financials({ duration }: { duration: Duration }) {
  const query = useFinancialOverview(duration);
  const { data } = query;
  const shown = useMemo(() => data && { ...data, sale: data.saleData }, [data]);
  return (
    <OverviewFigures name={text.financialsName} query={query}>
      {(overview) => (
        <>
          <KeyFigures>
            {overview ? <Figures overview={overview} /> : labels.map(waiting)}
          </KeyFigures>
          <div className={classes.wide}>
            <OverviewSale title={text.salesAndOrders} shown={shown} bars />
            <TopSellingItems stats={overview} />
          </div>
        </>
      )}
    </OverviewFigures>
  );
}

const labels = [text.sales, uiText.orders, text.averageOrder, text.bestDay];

function waiting(label: string) {
  return <KeyFigure key={label} label={label} value="" loading />;
}

function Figures({ overview }: { overview: FinancialOverview }) {
  const { currency, duration, totals, before } = overview;
  const then = wordsOf(duration).before;
  const compared = (change: Change | undefined) =>
    change ? { change } : { hint: text.noEarlierDataYet };
  const average = averageOf(totals);
  return (
    <>
      <KeyFigure
        label={text.sales}
        value={
          <span title={formatMoney(totals.saleSubTotal, currency)}>
            {shortenMoney(totals.saleSubTotal, currency)}
          </span>
        }
        {...compared(
          before ? shareChange(totals.saleSubTotal, before.saleSubTotal, then) : undefined,
        )}
      />
      <KeyFigure
        label={uiText.orders}
        value={totals.totalOrders.toLocaleString('en')}
        {...compared(
          before ? countChange(totals.totalOrders, before.totalOrders, then) : undefined,
        )}
      />
      <KeyFigure
        label={text.averageOrder}
        value={formatMoney(average, currency)}
        {...compared(before ? shareChange(average, averageOf(before), then) : undefined)}
      />
      <Best overview={overview} />
    </>
  );
}

function averageOf({ saleSubTotal, totalOrders }: FinancialOverview['totals']): number {
  return totalOrders === 0 ? 0 : Math.round(saleSubTotal / totalOrders);
}

function Best({ overview: { saleData, currency, duration } }: { overview: FinancialOverview }) {
  const best = bestOf(saleData);
  return (
    <KeyFigure
      label={duration === 'TODAY' ? text.bestHour : text.bestDay}
      value={best ? shortenMoney(best.saleSubTotal, currency) : '–'}
      hint={best ? describePoint(best) : text.noOrdersInThisTime}
    />
  );
}
