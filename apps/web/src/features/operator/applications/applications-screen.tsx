import type { ApplicationRow } from '@counter/contract/operator';
import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import type { Search } from '../lists/list-search.ts';
import { ListDrawing } from '../../../ui/display/drawings/list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { useApplications } from '../operator.queries.ts';
import { applicationCard, applicationColumns } from './application-columns.tsx';
import { applicationFilters, applicationsWish } from './applications-wish.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

const nothingWaits = {
  drawing: <ListDrawing large />,
  title: applicationsText.noPendingTitle,
  description: applicationsText.noPendingHelp,
};

/** Lists the applications: the queue, and earlier decisions. */
export function ApplicationsScreen({ search }: { search: Search }) {
  const address = useListAddress(search);
  const navigate = useNavigate();
  const query = useApplications(applicationsWish(search));
  const open = ({ storeId }: ApplicationRow) =>
    void navigate({
      to: '/operator/applications/$storeId',
      params: { storeId: String(storeId) },
      search,
    });
  return (
    <ListScreen
      list="applications"
      title={text.applicationsTitle}
      description={applicationsText.pageHelp}
      address={address}
      filters={applicationFilters}
      searchIn={applicationsText.searchIn}
      query={query}
      columns={applicationColumns}
      card={applicationCard}
      rowKey={({ storeId }) => String(storeId)}
      onOpen={open}
      empty={nothingWaits}
    />
  );
}
