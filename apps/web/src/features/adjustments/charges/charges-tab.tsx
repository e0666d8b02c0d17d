import { adjustmentPageSize } from '@counter/contract/adjustments';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { SomeSearch } from '../adjustments-search.ts';
import { useCharges } from '../adjustments.queries.ts';
import { chargeCard, chargeColumns } from './charge-columns.tsx';
import { ChargeDrawer } from './charge-drawer.tsx';
import { text } from '../adjustments.text.ts';

/** The charges against the store, the latest first; one opens in the drawer. */
export function ChargesTab({ search }: { search: SomeSearch }) {
  const { page = 1, open } = search;
  const address = useListAddress(search);
  const query = useCharges(page);
  return (
    <>
      <ListPanel what="charges" query={query}>
        <DataTable
          label={text.chargesLabel}
          columns={chargeColumns}
          card={chargeCard}
          rows={query.data?.content}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={adjustmentPageSize}
          empty={
            <EmptyState
              title={text.charges.noCharges}
              description={text.charges.ifMarketplaceCompensatesCustomer}
            />
          }
          footer={
            <Pagination
              page={page}
              pageSize={adjustmentPageSize}
              total={query.data?.totalElements ?? 0}
              onPage={address.turnTo}
            />
          }
        />
      </ListPanel>
      <ChargeDrawer openId={open} onClose={address.close} />
    </>
  );
}
