import { useEffect, useRef } from 'react';

/**
 * Returns a function that applies a change to the address's search. It starts from the search requested last:
 * navigation takes a moment, and a press in between must not undo it.
 */
export function useLatestSearch<Search extends object>(
  search: Search,
): (change: Partial<Search>) => Search {
  const asked = useRef(search);
  const arrived = JSON.stringify(search);
  useEffect(() => {
    asked.current = search;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an equal search is a new object on every render
  }, [arrived]);
  return (change) => (asked.current = { ...asked.current, ...change });
}
