import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '../../../../features/operator/health/health-screen.tsx';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/stores/health')({
  validateSearch: listSearch,
  head: titled(text.storeHealth),
  component: Health,
});

function Health() {
  return <HealthScreen search={Route.useSearch()} />;
}
