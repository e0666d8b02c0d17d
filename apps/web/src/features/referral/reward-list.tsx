import { referralPageSize } from '@counter/contract/referrals';
import { useMemo } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useRewards } from './referral.queries.ts';
import { rewardCard, rewardColumns } from './reward-columns.tsx';
import { text } from './referral.text.ts';

/** Lists the rewards, latest first. */
export function RewardList({ page }: { page: number }) {
  const { timeZone } = useCurrentStore();
  const { turnTo } = useListAddress({ page });
  const query = useRewards(page);
  const { data } = query;
  const columns = useMemo(() => rewardColumns(timeZone), [timeZone]);
  return (
    <ListPanel title={text.rewards} what="rewards" query={query}>
      <DataTable
        label={text.rewards}
        columns={columns}
        card={(reward) => rewardCard(reward, timeZone)}
        rows={data?.content}
        rowKey={({ id, orderNumber, brought }) => `${orderNumber} ${brought} ${id}`}
        twoLines
        refetching={query.isPlaceholderData}
        empty={<EmptyState title={text.noRewardsYet} description={text.noRewardsHelp} />}
        footer={
          <Pagination
            page={page}
            pageSize={referralPageSize}
            total={data?.totalElements}
            onPage={turnTo}
          />
        }
      />
    </ListPanel>
  );
}
