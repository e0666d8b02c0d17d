import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsScreen } from '../../../../features/operator/applications/applications-screen.tsx';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/applications/')({
  validateSearch: listSearch,
  head: titled(text.applications),
  component: Applications,
});

function Applications() {
  return <ApplicationsScreen search={Route.useSearch()} />;
}
