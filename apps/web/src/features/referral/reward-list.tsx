import { referralPageSize } from '@counter/contract/referrals';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { useRewards } from './referral.queries.ts';
import { rewardCard, rewardColumns } from './reward-columns.tsx';

/** What orders have earned, the latest first. */
export function RewardList({ page }: { page: number }) {
  const { timeZone } = useCurrentStore();
  const navigate = useNavigate();
  const query = useRewards(page);
  const { data, error } = query;
  const columns = useMemo(() => rewardColumns(timeZone), [timeZone]);
  return (
    <Panel flush title="Rewards">
      <DataTable
        label="Rewards"
        columns={columns}
        card={(reward) => rewardCard(reward, timeZone)}
        rows={data?.content}
        rowKey={({ id, orderNumber, brought }) => `${orderNumber} ${brought} ${id}`}
        twoLines
        refetching={query.isPlaceholderData}
        empty={
          <EmptyState
            title="No rewards yet"
            description="Once a delivery is completed for a business or a customer that you brought, a tenth of the marketplace's commission on its delivery fee is yours, and paid three banking days later, less the charge of the transfer."
          />
        }
        failed={
          error && !data ? (
            <FailedState
              title="The rewards could not be loaded"
              cause={explainFailure(error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
        footer={
          <Pagination
            page={page}
            pageSize={referralPageSize}
            total={data?.totalElements ?? 0}
            onPage={(next) =>
              void navigate({
                to: '/dashboard/referral',
                search: { page: next > 1 ? next : undefined },
                resetScroll: false,
              })
            }
          />
        }
      />
    </Panel>
  );
}
