import { createFileRoute } from '@tanstack/react-router';
import { ChargesScreen } from '../../../features/operator/charges/charges-screen.tsx';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/charges')({
  validateSearch: listSearch,
  head: titled(text.charges),
  component: Charges,
});

function Charges() {
  return <ChargesScreen search={Route.useSearch()} />;
}
