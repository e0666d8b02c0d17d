import { accountLabel, entryKindLabel } from '@counter/contract/ledger';
import { namesDays, noDays } from '../../lib/url/range-address.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { chosenDays, type LookedFor } from '../../ui/lists/looked-for.ts';
import { ReceiptDrawing } from '../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { StatementSearch } from './statement-search.ts';
import { text } from './finance.text.ts';

const all = { search: undefined, kind: undefined, account: undefined, ...noDays };

/** Explains why the statement is empty, and offers the next step. */
export function StatementEmpty({ search }: { search: StatementSearch }) {
  const { update } = useListAddress(search);
  const { kind, account, page } = search;
  const looked: LookedFor = [
    search.search,
    kind && entryKindLabel(kind),
    account && accountLabel(account),
    namesDays(search) && chosenDays,
    page && text.page(page),
  ];
  return (
    <ListEmpty looked={looked} onClear={() => update(all)}>
      <EmptyState
        drawing={<ReceiptDrawing large />}
        title={text.noTransactionsYet}
        description={text.noTransactionsHelp}
      />
    </ListEmpty>
  );
}
