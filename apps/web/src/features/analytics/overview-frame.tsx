import { defaultDuration, durations, type Duration } from '@counter/contract/analytics';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import type { FiguresQuery } from './analytics.queries.ts';
import { NothingLoaded, Outdated } from './figures-states.tsx';
import classes from './overview.module.css';
import { searchFor, type OverviewSearch } from './overview-search.ts';
import { wordsOf } from './overview-words.ts';
import { text } from './analytics.text.ts';

interface OverviewScreenProps {
  title: string;
  to: '/dashboard/financials' | '/dashboard/analytics';
  search: OverviewSearch;
  /** The figures of a duration. */
  children: (duration: Duration) => ReactNode;
}

/** A screen about a duration, which the person chooses and the address tells. */
export function OverviewScreen({ title, to, search, children }: OverviewScreenProps) {
  const duration = search.duration ?? defaultDuration;
  const linkTo = (wanted: Duration): LinkProps => ({ to, search: searchFor(wanted) });
  return (
    <Page>
      <PageHeader title={title} />
      <TabLinks
        label={text.duration}
        tabs={durations.map((one) => ({
          label: wordsOf(one).label,
          active: one === duration,
          link: linkTo(one),
        }))}
      />
      {children(duration)}
    </Page>
  );
}

interface FiguresProps<Overview> {
  /** The thing that could not be loaded: "The financials". */
  name: string;
  query: FiguresQuery & {
    data: Overview | undefined;
    isPlaceholderData: boolean;
    /** The figures could not be read again. */
    isStale: boolean;
  };
  children: (overview: Overview | undefined) => ReactNode;
}

/** The figures of an overview, dimmed while newer ones are on their way, or why there are none. */
export function OverviewFigures<Overview>({ name, query, children }: FiguresProps<Overview>) {
  const { data, isFetching, isPlaceholderData, isStale } = query;
  if (query.error && (!data || isPlaceholderData)) {
    return <NothingLoaded title={text.couldNotBeLoaded(name)} query={query} />;
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
