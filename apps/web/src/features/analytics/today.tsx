import { TomorrowLine } from './forecast/tomorrow-line.tsx';
import { useTodayStats } from './analytics.queries.ts';
import { NothingLoaded, Outdated } from './figures-states.tsx';
import { SuggestionStrip } from './suggestion/suggestion-strip.tsx';
import { TodayFigures } from './today-figures.tsx';
import { HighlyPaidCustomers, TopSellingItems } from './today-lists.tsx';
import { TodaySale } from './today-sale.tsx';
import classes from './today.module.css';
import { text } from './analytics.text.ts';

/** The store's today: four figures, sales by hour, top customers and items. */
export function Today() {
  const query = useTodayStats();
  const { data: stats, day, hour, isFetching, isStale } = query;
  if (!stats && query.error) {
    return <NothingLoaded title={text.todaysFiguresNotLoaded} query={query} />;
  }
  return (
    <>
      {stats && isStale ? <Outdated query={query} /> : null}
      <div
        className={classes.today}
        aria-busy={!stats}
        data-refetching={stats !== undefined && isFetching}
        data-stale={stats !== undefined && isStale}
      >
        <TodayFigures stats={stats} day={day} />
        <TomorrowLine />
        <SuggestionStrip />
        <div className={classes.blocks}>
          <TodaySale stats={stats} day={day} hour={hour} />
          <div className={classes.lists}>
            <HighlyPaidCustomers stats={stats} />
            <TopSellingItems stats={stats} />
          </div>
        </div>
      </div>
    </>
  );
}
