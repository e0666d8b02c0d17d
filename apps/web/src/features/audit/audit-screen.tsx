import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditSearch } from './audit-search.ts';
import { useSaveAudit, type AuditWanted } from './audit.queries.ts';

interface AuditScreenProps {
  search: AuditSearch;
  /** The ways to the other settings. */
  tabs: ReactNode;
}

/** Audit log: who did what in the store, and when. */
export function AuditScreen({ search, tabs }: AuditScreenProps) {
  const { can } = useCurrentStore();
  const { mutateAsync: save } = useSaveAudit();
  const allowed = can('audit:read');
  const wanted = wantedIn(search);
  return (
    <Page>
      <PageHeader
        title="Audit log"
        description="Who did what in the store, and when. Nothing in it can be changed."
        actions={
          allowed ? <DownloadButton what="The audit log" save={async () => save(wanted)} /> : null
        }
      />
      {tabs}
      {allowed ? (
        <AuditList search={search} wanted={wanted} />
      ) : (
        <Panel flush>
          <EmptyState
            title="You cannot see the audit log"
            description="An owner of the store can."
          />
        </Panel>
      )}
    </Page>
  );
}

function wantedIn({ search, person, group, from, to }: AuditSearch): AuditWanted {
  return {
    search: search ?? '',
    ...(person && { person }),
    ...(group && { group }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
  };
}
