import { entryKindLabel } from '@counter/contract/ledger';
import { IconFileInvoice } from '@tabler/icons-react';
import { useListAddress } from '../../lib/use-list-address.ts';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { StatementSearch } from './statement-search.ts';

const all = { search: undefined, kind: undefined, from: undefined, to: undefined };

/** Why the statement is empty, and the way on. */
export function StatementEmpty({ search }: { search: StatementSearch }) {
  const { update } = useListAddress(search);
  const { from, to, kind, page } = search;
  const looked = [
    search.search,
    kind && entryKindLabel(kind),
    (from ?? to) && 'these days',
    page && `page ${page}`,
  ];
  return (
    <ListEmpty looked={looked} onClear={() => update(all)}>
      <EmptyState
        icon={<IconFileInvoice size={32} stroke={1.5} />}
        title="Nothing has moved yet"
        description="What you earn, give back and are paid appears here, beginning with your first completed order."
      />
    </ListEmpty>
  );
}
