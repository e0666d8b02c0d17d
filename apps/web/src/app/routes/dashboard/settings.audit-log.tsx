import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../../features/audit/audit-screen.tsx';
import { auditSearch } from '../../../features/audit/audit-search.ts';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/audit-log')({
  validateSearch: auditSearch,
  head: titled(text.auditLog),
  staticData: { heading: text.auditLog, permission: 'audit:read' },
  component: AuditLog,
});

function AuditLog() {
  return <AuditScreen search={Route.useSearch()} tabs={<SettingsTabs />} />;
}
