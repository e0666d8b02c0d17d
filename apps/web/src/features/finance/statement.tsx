import { statementPageSize } from '@counter/contract/ledger';
import { explainFailure } from '../../lib/api.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { useStatement, type StatementWanted } from './finance.queries.ts';
import { cardFor, columnsFor } from './statement-columns.tsx';
import { StatementEmpty } from './statement-empty.tsx';
import { StatementFilters } from './statement-filters.tsx';
import type { StatementSearch } from './statement-search.ts';
import { StatementSums } from './statement-sums.tsx';
import { text } from './finance.text.ts';

const viewFilters = ['kind', 'account', 'range', 'from', 'to'] as const;

interface StatementProps {
  search: StatementSearch;
  wanted: StatementWanted;
}

/** The store's statement, with the balance after each entry. */
export function Statement({ search, wanted }: StatementProps) {
  const { turnTo, update } = useListAddress(search);
  const page = search.page ?? 1;
  const list = useStatement(wanted, page - 1);
  const narrow = useIsNarrow();
  const view = useListView({
    list: 'transactions',
    label: text.statement,
    columns: columnsFor(search.account, narrow),
    search,
    filters: viewFilters,
    onChoose: update,
  });
  const failure = list.data ? null : list.error;
  return (
    <Panel flush title={text.statement} description={text.statementHelp}>
      <StatementFilters search={search} views={view.controls} />
      {failure ? null : <StatementSums wanted={wanted} totals={list.data?.totals} />}
      <DataTable
        label={text.statement}
        columns={view.columns}
        card={cardFor(search.account)}
        rows={view.ready ? list.data?.content : undefined}
        rowKey={({ seq }) => String(seq)}
        twoLines
        refetching={list.isPlaceholderData}
        skeletonRows={statementPageSize}
        empty={<StatementEmpty search={search} />}
        failed={
          failure ? (
            <FailedState
              title={text.statementNotLoaded}
              cause={explainFailure(failure)}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          ) : null
        }
        footer={
          <Pagination
            page={page}
            pageSize={statementPageSize}
            total={list.data?.totalElements}
            onPage={turnTo}
          />
        }
      />
    </Panel>
  );
}
