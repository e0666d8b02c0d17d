import type { FinancialOverview } from '@counter/contract/analytics';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { useMemo, type ComponentType } from 'react';
import type { RangeSearch } from '../../lib/url/range-search.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { countChange, shareChange, type Change } from './change.ts';
import { OverviewFigures, OverviewScreen, type OverviewAsked } from './overview-frame.tsx';
import classes from './overview.module.css';
import { OverviewSale } from './overview-sale.tsx';
import { useFinancialOverview } from './overviews.queries.ts';
import { bestOf, describePoint, isOneDay, wordsOf } from './overview-words.ts';
import { TopSellingItems } from './today-lists.tsx';
import { text } from './analytics.text.ts';

interface FinancialsScreenProps {
  search: RangeSearch;
  /** Shows the money of a range, above the sales. */
  money: ComponentType<OverviewAsked>;
}

/** Financials: the store's money and sales, compared with an earlier period. */
export function FinancialsScreen({ search, money: Money }: FinancialsScreenProps) {
  return (
    <OverviewScreen title={text.financials} search={search}>
      {(asked) => (
        <>
          <Money {...asked} />
          <Financials asked={asked} />
        </>
      )}
    </OverviewScreen>
  );
}

function Financials({ asked }: { asked: OverviewAsked }) {
  const query = useFinancialOverview(asked);
  const { data } = query;
  const shown = useMemo(() => data && { ...data, sale: data.saleData }, [data]);
  return (
    <OverviewFigures name={text.financialsName} query={query}>
      {(overview) => (
        <>
          <header>
            <h2 className={classes.heading}>{text.placedOrders}</h2>
            <p className={classes.muted}>{text.placedOrdersHelp}</p>
          </header>
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

const labels = [text.sales, text.ordersPlaced, text.averageOrder, text.bestDay];

function waiting(label: string) {
  return <KeyFigure key={label} label={label} value="" loading />;
}

function Figures({ overview }: { overview: FinancialOverview }) {
  const { currency, totals, before, compared: days } = overview;
  const then = wordsOf(overview).before;
  const nothing = days ? { hint: text.noEarlierDataYet } : {};
  const compared = (change: Change | undefined) => (change ? { change } : nothing);
  const average = averageOf(totals);
  return (
    <>
      <KeyFigure
        label={text.sales}
        value={formatMoney(totals.saleSubTotal, currency)}
        {...compared(
          before ? shareChange(totals.saleSubTotal, before.saleSubTotal, then) : undefined,
        )}
      />
      <KeyFigure
        label={text.ordersPlaced}
        value={formatCount(totals.totalOrders)}
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

function Best({ overview }: { overview: FinancialOverview }) {
  const { saleData, currency } = overview;
  const best = bestOf(saleData);
  return (
    <KeyFigure
      label={isOneDay(overview) ? text.bestHour : text.bestDay}
      value={best ? formatMoney(best.saleSubTotal, currency) : '–'}
      hint={best ? describePoint(best) : text.noOrdersInPeriod}
    />
  );
}
