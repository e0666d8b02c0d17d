import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { useBusinesses } from '../../../features/store/businesses/businesses.queries.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import classes from './store-absent.module.css';
import { text } from '../shell.text.ts';

const NoOpenStore = lazyPart(async () => ({
  default: (await import('./no-open-store.tsx')).NoOpenStore,
}));

interface StoreAbsentProps {
  list: ReturnType<typeof useBusinesses>;
  /** The store in the address. */
  storeUrl: string | undefined;
}

/** Replaces a screen while the stores load, if loading failed, or if the store can't be opened. */
export function StoreAbsent(props: StoreAbsentProps) {
  const heading = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.heading).findLast(Boolean),
  });
  return (
    <Page>
      {heading === undefined ? null : <PageHeader title={heading} />}
      {contentOf(props)}
    </Page>
  );
}

function contentOf({ list, storeUrl }: StoreAbsentProps) {
  const { data, error } = list;
  if (!data) return error ? <Failed list={list} /> : <Loading />;
  const isNamed = data.some((business) => business.storeUrl === storeUrl);
  // The store's screen is about to render.
  if (isNamed || (data.length > 0 && storeUrl === undefined)) return <Loading />;
  return (
    <Suspense>
      <NoOpenStore isAnyThere={data.length > 0} />
    </Suspense>
  );
}

function Failed({ list }: Pick<StoreAbsentProps, 'list'>) {
  return <FailedToLoad title={text.storesNotLoaded} query={list} />;
}

function Loading() {
  return (
    <Delayed>
      <div className={classes.loading}>
        <Skeleton height={96} />
        <Skeleton height={280} />
      </div>
    </Delayed>
  );
}
