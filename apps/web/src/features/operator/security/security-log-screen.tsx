import { securityKinds, type SecurityKind, type SecurityLogRow } from '@counter/contract/audit';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { ListDrawing } from '../../../ui/display/drawings/list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { securityCard, securityColumns } from './security-columns.tsx';
import { useSecurityLog } from './security.queries.ts';
import { text } from '../operator.text.ts';
import { securityText } from './security.text.ts';

const labels: Record<SecurityKind, string> = {
  SIGN_INS: securityText.signIns,
  REFUSALS: securityText.failedOrRefused,
  CHANGES: securityText.accountChanges,
};

const filters = [
  { label: text.all, state: undefined },
  ...securityKinds.map((state) => ({ label: labels[state], state })),
];

/** Sign-ins, failures, refusals and account changes of everybody. */
export function SecurityLogScreen({ search }: { search: Search }) {
  const state = stateIn(securityKinds, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useSecurityLog({ search: search.search, state, page: search.page });
  return (
    <ListScreen
      list="securityLog"
      title={text.securityLabel}
      description={securityText.pageHelp}
      address={address}
      filters={filters}
      searchIn={securityText.searchIn}
      query={query}
      columns={securityColumns}
      card={securityCard}
      rowKey={({ id }: SecurityLogRow) => String(id)}
      onOpen={({ account }) => account && address.update({ search: account.email })}
      empty={{
        drawing: <ListDrawing large />,
        title: securityText.noEventsYet,
        description: securityText.noEventsHelp,
      }}
    />
  );
}
