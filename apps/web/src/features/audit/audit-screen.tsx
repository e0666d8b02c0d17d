import type { ReactNode } from 'react';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditSearch } from './audit-search.ts';
import { useSaveAudit, type AuditWanted } from './audit.queries.ts';
import { text } from './audit.text.ts';

interface AuditScreenProps {
  search: AuditSearch;
  /** The tabs of the settings. */
  tabs: ReactNode;
}

/** Audit log: who did what in the store, and when. */
export function AuditScreen({ search, tabs }: AuditScreenProps) {
  const save = useSaveAudit();
  const wanted = wantedIn(search);
  return (
    <Page>
      <PageHeader
        title={text.auditLog}
        description={text.pageHelp}
        actions={<ExportMenu what={text.auditLogFile} save={(kind) => save(kind, wanted)} />}
      />
      {tabs}
      <AuditList search={search} wanted={wanted} />
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
