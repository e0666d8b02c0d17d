import { createFileRoute } from '@tanstack/react-router';
import { ApplicationScreen } from '../../../../features/operator/applications/application-screen.tsx';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { readId } from '../../../../lib/url/read-id.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/applications/$storeId')({
  validateSearch: listSearch,
  head: titled(text.application),
  component: Application,
});

function Application() {
  const { storeId } = Route.useParams();
  return <ApplicationScreen storeId={readId(storeId)} search={Route.useSearch()} />;
}
