import { useEffect, useEffectEvent } from 'react';

interface Pages {
  page: number;
  pageSize: number;
  /** The number of rows on all pages; undefined until known. */
  total: number | undefined;
  turnTo: (page: number, replacing: { replace: true }) => void;
}

/** Goes to the last page if the current page is beyond it, as after a row was deleted or on an old link. */
export function useLastPage({ page, pageSize, total = 0, turnTo }: Pages): void {
  const last = Math.ceil(total / pageSize);
  const beyond = total > 0 && page > last;
  const turnBack = useEffectEvent(() => turnTo(last, { replace: true }));
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
}
