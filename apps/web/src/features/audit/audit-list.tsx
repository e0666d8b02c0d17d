import { type AuditEntry } from '@counter/contract/audit';
import { explainFailure } from '../../lib/api.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DataTable, type CardParts, type Column } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { chosenDays, type LookedFor } from '../../ui/lists/looked-for.ts';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ListDrawing } from '../../ui/display/drawings/list.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { useListView } from '../views/index.ts';
import { AuditDrawer } from './audit-drawer.tsx';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditSearch } from './audit-search.ts';
import classes from './audit.module.css';
import { useAuditEntries, type AuditWanted } from './audit.queries.ts';
import { auditGroupLabel } from '@counter/contract/shared';
import { text } from './audit.text.ts';

const auditColumns: readonly Column<AuditEntry>[] = [
  { id: 'what', header: text.actionColumn, cell: (entry) => <What entry={entry} /> },
  { id: 'kind', header: text.kind, width: 240, cell: kindOf },
  { id: 'when', header: text.when, width: 168, cell: ({ at }) => <Instant at={at} /> },
];

const viewFilters = ['person', 'group', 'from', 'to'] as const;

interface AuditListProps {
  search: AuditSearch;
  wanted: AuditWanted;
}

/** The entries, newest first; one opens in the drawer. */
export function AuditList({ search, wanted }: AuditListProps) {
  const address = useListAddress(search);
  const list = useAuditEntries(wanted);
  const view = useListView({
    list: 'auditLog',
    label: text.auditLog,
    columns: auditColumns,
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  const failure = list.rows ? null : list.error;
  return (
    <Panel flush>
      <AuditFilters search={search} views={view.controls} />
      <DataTable
        label={text.auditLog}
        columns={view.columns}
        card={auditCard}
        rows={view.ready ? list.rows : undefined}
        {...address.rows}
        refetching={list.isPlaceholderData}
        empty={<Empty search={search} />}
        failed={
          failure ? (
            <FailedState
              title={text.auditLogNotLoaded}
              cause={explainFailure(failure)}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          ) : null
        }
        footer={list.hasNextPage ? <More list={list} /> : null}
      />
      <AuditDrawer openId={search.open} onClose={address.close} />
    </Panel>
  );
}

function More({ list }: { list: ReturnType<typeof useAuditEntries> }) {
  return (
    <div className={classes.more}>
      {list.isFetchNextPageError ? (
        <p role="alert">{text.earlierEntriesNotLoaded(explainFailure(list.error))}</p>
      ) : null}
      <PendingButton
        variant="default"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {text.loadEarlierEntries}
      </PendingButton>
    </div>
  );
}

const all = {
  search: undefined,
  person: undefined,
  group: undefined,
  from: undefined,
  to: undefined,
};

function Empty({ search }: { search: AuditSearch }) {
  const { update } = useListAddress(search);
  const { search: words, person, group, from, to } = search;
  const looked: LookedFor = [
    words,
    person && text.thisPerson,
    group && auditGroupLabel(group),
    (from ?? to) && chosenDays,
  ];
  return (
    <ListEmpty looked={looked} onClear={() => update(all)}>
      <EmptyState
        drawing={<ListDrawing large />}
        title={text.noActivityYet}
        description={text.everyChangeThatSomeoneMakes}
      />
    </ListEmpty>
  );
}

function auditCard(entry: AuditEntry): CardParts {
  return { title: <What entry={entry} />, note: kindOf(entry), detail: <Instant at={entry.at} /> };
}

function kindOf({ group }: AuditEntry): string {
  return group === null ? '' : auditGroupLabel(group);
}

function What({ entry: { by, did } }: { entry: AuditEntry }) {
  return (
    <span className={classes.what}>
      <strong>{by}</strong> {did}
    </span>
  );
}
