import { leadStates, type Lead } from '@counter/contract/home';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { PeopleDrawing } from '../../../ui/display/drawings/people.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { useLeads } from '../operator.queries.ts';
import { leadWords } from '../words.ts';
import { leadCard, leadColumns } from './lead-columns.tsx';
import { LeadDrawer } from './lead-drawer.tsx';
import { text } from '../operator.text.ts';
import { leadsText } from './leads.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...leadStates.map((state) => ({ label: leadWords[state].label, state })),
];

/** Lists the leads with their states. */
export function LeadsScreen({ search }: { search: Search }) {
  const state = stateIn(leadStates, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useLeads({ search: search.search, state, page: search.page });
  return (
    <>
      <ListScreen
        list="leads"
        title={text.leadsLabel}
        description={leadsText.pageHelp}
        address={address}
        filters={filters}
        searchIn={leadsText.searchIn}
        query={query}
        columns={leadColumns}
        card={leadCard}
        rowKey={leadKey}
        onOpen={({ id }) => address.open(id)}
        empty={{
          drawing: <PeopleDrawing large />,
          title: leadsText.noLeadsYet,
          description: leadsText.noLeadsHelp,
        }}
      />
      <LeadDrawer leads={query.data?.content} openId={search.open} onClose={address.close} />
    </>
  );
}

function leadKey({ id }: Lead): string {
  return String(id);
}
