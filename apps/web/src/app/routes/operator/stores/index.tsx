import { createFileRoute } from '@tanstack/react-router';
import { StoresScreen } from '../../../../features/operator/stores/stores-screen.tsx';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/stores/')({
  validateSearch: listSearch,
  head: titled(text.stores),
  component: Stores,
});

function Stores() {
  return <StoresScreen search={Route.useSearch()} />;
}
