import { useCurrentStore } from '../../../lib/store-context.tsx';
import { reportDays } from '../../../lib/url/store-range.ts';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { useSaveHistory } from './order-file.queries.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { text } from '../orders.text.ts';

/** Exports the finished orders that match the filters, for people who may read reports. */
export function SaveHistory() {
  const { search } = useOrdersAddress();
  const { can, timeZone } = useCurrentStore();
  const save = useSaveHistory();
  if (!can('reports:read')) return null;
  const { from, to } = reportDays(search, timeZone);
  const wanted = {
    startDate: from,
    endDate: to,
    search: search.search ?? '',
    status: search.status,
    deliveryMethod: search.method,
  };
  return <ExportMenu what={text.historyFile} save={(kind) => save(kind, wanted)} />;
}
