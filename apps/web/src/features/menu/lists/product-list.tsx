import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/days.ts';
import { useLive } from '../../../lib/live.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useProducts } from '../products.queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { useProductsAddress } from './products-address.tsx';
import { SelectionProvider } from './selection.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { listsText } from './lists.text.ts';

/** Filters, rows and pages of either list, and what can be done with checked rows. */
export function ProductList() {
  return (
    <SelectionProvider>
      <Staleness />
      <Panel flush>
        <ProductFilters />
        <ProductTable />
      </Panel>
      <BulkBar />
    </SelectionProvider>
  );
}

/** Tells that the list could not be refreshed. */
function Staleness() {
  const { timeZone } = useCurrentStore();
  const { data, error, dataUpdatedAt, refetch } = useProducts(useProductsAddress().wish);
  const offline = useLive().status === 'offline';
  // Being offline is said above every screen already.
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
      {listsText.theseProductsAreFrom(readAt, explainFailure(error))}
    </Notice>
  );
}
