import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../../features/operator/stores/store-screen.tsx';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { explainOpening } from '../../../../features/store/store-words.ts';
import { readId } from '../../../../lib/url/read-id.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/stores/$storeId')({
  validateSearch: listSearch,
  head: titled(text.store),
  component: Store,
});

function Store() {
  const { storeId } = Route.useParams();
  return (
    <StoreScreen
      storeId={readId(storeId)}
      search={Route.useSearch()}
      explainOpening={explainOpening}
    />
  );
}
