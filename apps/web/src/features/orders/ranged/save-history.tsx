import { useCurrentStore } from '../../../lib/store-context.tsx';
import { reportDays } from '../../../lib/url/store-range.ts';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { useSaveHistory } from './order-file.queries.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { text } from '../orders.text.ts';

/** Saves the finished orders that the address finds, for those who read reports. */
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
