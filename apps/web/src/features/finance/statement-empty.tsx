import { entryKindLabel } from '@counter/contract/ledger';
import { IconFileInvoice } from '@tabler/icons-react';
import { useUpdateSearch } from '../../lib/use-update-search.ts';
import { EmptyState, NotFoundState } from '../../ui/states.tsx';
import type { StatementSearch } from './statement-search.ts';

/** Why the statement is empty, and the way on. */
export function StatementEmpty({ search }: { search: StatementSearch }) {
  const update = useUpdateSearch(search);
  const { from, to, kind, page } = search;
  const words = [
    search.search,
    kind && entryKindLabel(kind),
    from !== undefined || to !== undefined ? 'these days' : undefined,
    page && `page ${page}`,
  ].filter(Boolean);
  if (words.length > 0) {
    return (
      <NotFoundState
        query={words.join(', ')}
        onClear={() =>
          update({
            search: undefined,
            kind: undefined,
            from: undefined,
            to: undefined,
            page: undefined,
          })
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconFileInvoice size={32} stroke={1.5} />}
      title="Nothing has moved yet"
      description="What you earn, give back and are paid appears here, beginning with your first completed order."
    />
  );
}
