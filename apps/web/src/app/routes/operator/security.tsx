import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { SecurityLogScreen } from '../../../features/operator/security/security-log-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/operator/security')({
  validateSearch: listSearch,
  head: titled('Security'),
  component: SecurityLog,
});

function SecurityLog() {
  return <SecurityLogScreen search={Route.useSearch()} />;
}
