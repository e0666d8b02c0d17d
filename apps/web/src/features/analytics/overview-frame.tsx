import type { Comparison, Range } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { comparisonIn, rangeIn } from '../../lib/url/range-address.ts';
import type { RangeSearch } from '../../lib/url/range-search.ts';
import { useUpdateSearch } from '../../lib/url/use-update-search.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { RangeBar } from '../../ui/lists/range-bar.tsx';
import type { FiguresQuery } from './analytics.queries.ts';
import { NothingLoaded, Outdated } from './figures-states.tsx';
import classes from './overview.module.css';
import { defaultRange } from './overview-search.ts';
import { text } from './analytics.text.ts';

/** The range of an overview and the period it is compared with. */
export type OverviewAsked = { readonly range: Range; readonly comparison: Comparison };

interface OverviewScreenProps {
  title: string;
  search: RangeSearch;
  /** Tabs below the title, to the related screens. */
  tabs?: ReactNode;
  /** The figures of a range. */
  children: (asked: OverviewAsked) => ReactNode;
}

/** A screen about a range of days, which is chosen here and kept in the address. */
export function OverviewScreen({ title, search, tabs, children }: OverviewScreenProps) {
  const update = useUpdateSearch(search);
  return (
    <Page>
      <PageHeader
        title={title}
        actions={<RangeBar search={search} otherwise={defaultRange} onChange={update} />}
      />
      {tabs}
      {children({ range: rangeIn(search, defaultRange), comparison: comparisonIn(search) })}
    </Page>
  );
}

interface FiguresProps<Overview> {
  /** The subject of the loading error, such as "The financials". */
  name: string;
  query: FiguresQuery & {
    data: Overview | undefined;
    isPlaceholderData: boolean;
    /** The last refresh failed. */
    isStale: boolean;
  };
  children: (overview: Overview | undefined) => ReactNode;
}

/** The figures of an overview, dimmed while newer ones load, or the error if there are none. */
export function OverviewFigures<Overview>({ name, query, children }: FiguresProps<Overview>) {
  const { data, isFetching, isPlaceholderData, isStale } = query;
  if (query.error && (!data || isPlaceholderData)) {
    return <NothingLoaded title={text.notLoaded(name)} query={query} />;
  }
  return (
    <>
      {data && isStale ? <Outdated query={query} /> : null}
      <div
        className={classes.figures}
        aria-busy={!data || isPlaceholderData}
        data-refetching={data !== undefined && isFetching}
        data-waiting={isPlaceholderData}
        data-stale={data !== undefined && isStale}
      >
        {children(data)}
      </div>
    </>
  );
}
