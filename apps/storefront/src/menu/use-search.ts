import { useState } from 'react';

/** Keeps the search text in the address, so that a reload or a shared link shows the same results. */
export function useSearch(initial: string): readonly [string, (search: string) => void] {
  const [search, setSearch] = useState(initial);
  const update = (next: string): void => {
    setSearch(next);
    const address = new URL(location.href);
    if (next.trim() === '') address.searchParams.delete('q');
    else address.searchParams.set('q', next);
    history.replaceState(null, '', address);
  };
  return [search, update];
}
