import { useNavigate } from '@tanstack/react-router';
import { useLatestSearch } from './use-latest-search.ts';

/** Returns a function that changes a part of the address's search. `replace` adds no history entry. */
export function useUpdateSearch<Search extends object>(search: Search) {
  const navigate = useNavigate();
  const change = useLatestSearch(search);
  return (part: Partial<Search>, { replace = false }: { replace?: boolean } = {}): void => {
    void navigate({ to: '.', search: change(part), replace, resetScroll: false });
  };
}
