import { adjustmentPageSize } from '@counter/contract/adjustments';
import { explainFailure } from '../../../lib/api.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState, FailedState } from '../../../ui/states.tsx';
import { useAdjustmentsAddress } from '../adjustments-address.ts';
import type { SomeSearch } from '../adjustments-search.ts';
import { useCharges } from '../adjustments.queries.ts';
import { chargeCard, chargeColumns } from './charge-columns.tsx';
import { ChargeDrawer } from './charge-drawer.tsx';

/** The charges against the store, the latest first; one opens in the drawer. */
export function ChargesTab({ search }: { search: SomeSearch }) {
  const { page = 1, open } = search;
  const address = useAdjustmentsAddress(search);
  const query = useCharges(page);
  const failure = query.data ? null : query.error;
  return (
    <>
      <Panel flush>
        <DataTable
          label="Charges"
          columns={chargeColumns}
          card={chargeCard}
          rows={query.data?.content}
          rowKey={({ id }) => String(id)}
          onOpen={({ id }) => address.open(id)}
          activeKey={open === undefined ? undefined : String(open)}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={adjustmentPageSize}
          empty={
            <EmptyState
              title="No charges"
              description="Where the marketplace makes good something that went wrong and asks for it back, you can contest it here for 30 days."
            />
          }
          failed={
            failure ? (
              <FailedState
                title="The charges could not be loaded"
                cause={explainFailure(failure)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            ) : null
          }
          footer={
            <Pagination
              page={page}
              pageSize={adjustmentPageSize}
              total={query.data?.totalElements ?? 0}
              onPage={(next) => address.update({ page: next > 1 ? next : undefined })}
            />
          }
        />
      </Panel>
      <ChargeDrawer openId={open} onClose={address.close} />
    </>
  );
}
