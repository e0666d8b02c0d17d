import { useEffect, useEffectEvent } from 'react';

interface Pages {
  page: number;
  pageSize: number;
  /** The number of rows on all pages; undefined while unknown. */
  total: number | undefined;
  turnTo: (page: number, replacing: { replace: true }) => void;
}

/** Deleting the last row of the last page leads to the page before, as does a link to a page beyond it. */
export function useLastPage({ page, pageSize, total = 0, turnTo }: Pages): void {
  const last = Math.ceil(total / pageSize);
  const beyond = total > 0 && page > last;
  const turnBack = useEffectEvent(() => turnTo(last, { replace: true }));
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
}
