import type { ApplicationRow } from '@counter/contract/operator';
import { useNavigate } from '@tanstack/react-router';
import { DataTable, type CardParts, type Column } from '../../../ui/lists/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { FailedQuery, isAbsent } from '../failed-query.tsx';
import { useApplications } from '../operator.queries.ts';
import { Since } from '../when.tsx';
import { storeKind } from './application-columns.tsx';
import { applicationsWish } from './applications-wish.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

const shown = 5;

const columns: readonly Column<ApplicationRow>[] = [
  {
    id: 'store',
    header: text.store,
    cell: (row) => <TwoLines top={row.storeName} bottom={row.branchName} />,
  },
  {
    id: 'applicant',
    header: applicationsText.applicant,
    cell: (row) => <TwoLines top={row.applicant} bottom={storeKind(row)} />,
  },
  { id: 'sent', header: text.sent, width: 120, cell: (row) => sent(row) },
];

function sent({ submittedAt }: ApplicationRow) {
  return submittedAt === null ? null : <Since at={submittedAt} />;
}

function card(row: ApplicationRow): CardParts {
  return {
    title: row.storeName,
    detail: `${row.branchName} · ${row.applicant}`,
    note: sent(row),
  };
}

/** The applications that have waited longest. */
export function OldestApplications() {
  const query = useApplications(applicationsWish({}));
  const navigate = useNavigate();
  const open = ({ storeId }: ApplicationRow) =>
    void navigate({
      to: '/operator/applications/$storeId',
      params: { storeId: String(storeId) },
    });
  return (
    <Panel title={applicationsText.longestWaiting} flush>
      <DataTable
        label={applicationsText.longestWaiting}
        columns={columns}
        card={card}
        rows={query.data?.content.slice(0, shown)}
        rowKey={({ storeId }) => String(storeId)}
        onOpen={open}
        twoLines
        skeletonRows={shown}
        empty={<EmptyState title={applicationsText.noApplicationsTitle} />}
        failed={
          isAbsent(query) ? (
            <FailedQuery title={applicationsText.applicationsNotLoaded} query={query} />
          ) : null
        }
      />
    </Panel>
  );
}
