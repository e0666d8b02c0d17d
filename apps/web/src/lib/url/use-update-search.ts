import { useNavigate } from '@tanstack/react-router';
import { useLatestSearch } from './use-latest-search.ts';

/** Changes a part of what the address of the screen says; `replace` leaves no step in the history. */
export function useUpdateSearch<Search extends object>(search: Search) {
  const navigate = useNavigate();
  const change = useLatestSearch(search);
  return (part: Partial<Search>, { replace = false }: { replace?: boolean } = {}): void => {
    void navigate({ to: '.', search: change(part), replace, resetScroll: false });
  };
}
