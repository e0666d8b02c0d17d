import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/time/days.ts';
import { useLive } from '../../../lib/live.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useListView } from '../../views/index.ts';
import { useProducts } from '../products.queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productColumns } from './product-columns.tsx';
import { useProductController } from './product-controller.tsx';
import { ProductTable } from './product-table.tsx';
import { useProductsAddress } from './products-address.tsx';
import { SelectionProvider } from './selection.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { listsText } from './lists.text.ts';

const lists = { store: 'products', business: 'businessProducts' } as const;
const viewFilters = ['category', 'categories', 'status', 'size'] as const;

/** Filters, rows and pages of either list, with bulk actions. */
export function ProductList() {
  const { view: kind, search, update } = useProductsAddress();
  const { mayWrite } = useProductController();
  const room = useIsNarrow() ? 'narrow' : 'wide';
  const view = useListView({
    list: lists[kind],
    label: listsText.products,
    columns: productColumns[room][kind][mayWrite ? 'write' : 'read'],
    search,
    filters: viewFilters,
    onChoose: update,
  });
  return (
    <SelectionProvider>
      <Staleness />
      <Panel flush>
        <ProductFilters views={view.controls} />
        <ProductTable columns={view.columns} ready={view.ready} />
      </Panel>
      <BulkBar />
    </SelectionProvider>
  );
}

/** Says that the list could not be refreshed. */
function Staleness() {
  const { timeZone } = useCurrentStore();
  const { data, error, dataUpdatedAt, refetch } = useProducts(useProductsAddress().wish);
  const offline = useLive().status === 'offline';
  // Every screen already says that it is offline.
  if (offline || !data || !error) return null;
  const readAt = formatTime(new Date(dataUpdatedAt).toISOString(), timeZone);
  return (
    <Notice
      tone="info"
      action={
        <Button variant="default" onClick={() => void refetch()}>
          {uiText.tryAgain}
        </Button>
      }
    >
      {listsText.staleWarning(readAt, explainFailure(error))}
    </Notice>
  );
}
