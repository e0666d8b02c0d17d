import { useNavigate } from '@tanstack/react-router';

/** Changes a part of what the address of the screen says; `replace` leaves no step in the history. */
export function useUpdateSearch<Search extends object>(search: Search) {
  const navigate = useNavigate();
  return (change: Partial<Search>, { replace = false }: { replace?: boolean } = {}): void => {
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });
  };
}
