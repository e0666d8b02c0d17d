import { adjustmentPageSize } from '@counter/contract/adjustments';
import { namesDays, noDays } from '../../../lib/url/range-address.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { askedDays } from '../../../lib/url/store-range.ts';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Filters } from '../../../ui/lists/filters.tsx';
import { ListDays } from '../../../ui/lists/list-days.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import { chosenDays } from '../../../ui/lists/looked-for.ts';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { ReceiptDrawing } from '../../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useListView } from '../../views/index.ts';
import type { AdjustmentsSearch } from '../adjustments-search.ts';
import { useCharges } from '../adjustments.queries.ts';
import { chargeCard, chargeColumns } from './charge-columns.tsx';
import { ChargeDrawer } from './charge-drawer.tsx';
import { text } from '../adjustments.text.ts';

const viewFilters = ['range', 'from', 'to'] as const;

/** The charges against the store, latest first; one opens in the drawer. */
export function ChargesTab({ search }: { search: AdjustmentsSearch }) {
  const { page = 1, open } = search;
  const address = useListAddress(search);
  const { timeZone } = useCurrentStore();
  const query = useCharges({ pageNumber: page - 1, ...askedDays(search, timeZone) });
  const view = useListView({
    list: 'charges',
    label: text.chargesLabel,
    columns: chargeColumns,
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  return (
    <>
      <ListPanel
        what="charges"
        query={query}
        filters={
          <Filters
            days={<ListDays search={search} onChange={address.update} />}
            views={view.controls}
          />
        }
      >
        <DataTable
          label={text.chargesLabel}
          columns={view.columns}
          card={chargeCard}
          rows={view.ready ? query.data?.content : undefined}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={adjustmentPageSize}
          empty={
            <ListEmpty
              looked={[namesDays(search) && chosenDays]}
              onClear={() => address.update(noDays)}
            >
              <EmptyState
                drawing={<ReceiptDrawing large />}
                title={text.charges.noCharges}
                description={text.charges.noChargesHelp}
              />
            </ListEmpty>
          }
          footer={
            <Pagination
              page={page}
              pageSize={adjustmentPageSize}
              total={query.data?.totalElements}
              onPage={address.turnTo}
            />
          }
        />
      </ListPanel>
      <ChargeDrawer openId={open} onClose={address.close} />
    </>
  );
}
