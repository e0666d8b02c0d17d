import type { ApplicationRow } from '@counter/contract/operator';
import { useNavigate } from '@tanstack/react-router';
import { explainFailure } from '../../../lib/api.ts';
import { DataTable, type CardParts, type Column } from '../../../ui/lists/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { useApplications } from '../operator.queries.ts';
import { Since } from '../when.tsx';
import { storeKind } from './application-columns.tsx';
import { applicationsWish } from './applications-wish.ts';

const shown = 5;

const columns: readonly Column<ApplicationRow>[] = [
  {
    id: 'store',
    header: 'Store',
    cell: (row) => row.storeName,
  },
  {
    id: 'applicant',
    header: 'Applicant',
    cell: (row) => <TwoLines top={row.applicant} bottom={storeKind(row)} />,
  },
  { id: 'sent', header: 'Sent', width: 120, cell: (row) => sent(row) },
];

function sent({ submittedAt }: ApplicationRow) {
  return submittedAt === null ? null : <Since at={submittedAt} />;
}

function card(row: ApplicationRow): CardParts {
  return { title: row.storeName, detail: row.applicant, note: sent(row) };
}

/** The applications that have waited longest, to begin with. */
export function OldestApplications() {
  const query = useApplications(applicationsWish({}));
  const navigate = useNavigate();
  const open = ({ storeId }: ApplicationRow) =>
    void navigate({
      to: '/operator/applications/$storeId',
      params: { storeId: String(storeId) },
    });
  return (
    <Panel title="Longest waiting" flush>
      <DataTable
        label="Longest waiting"
        columns={columns}
        card={card}
        rows={query.data?.content.slice(0, shown)}
        rowKey={({ storeId }) => String(storeId)}
        onOpen={open}
        twoLines
        skeletonRows={shown}
        empty={<EmptyState title="No application waits" />}
        failed={
          query.error && !query.data ? (
            <FailedState
              title="Applications could not be loaded"
              cause={explainFailure(query.error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
      />
    </Panel>
  );
}
