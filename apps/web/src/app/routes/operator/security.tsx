import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { SecurityLogScreen } from '../../../features/operator/security/security-log-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/security')({
  validateSearch: listSearch,
  head: titled(text.security),
  component: SecurityLog,
});

function SecurityLog() {
  return <SecurityLogScreen search={Route.useSearch()} />;
}
