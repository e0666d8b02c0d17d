import { securityKinds, type SecurityKind, type SecurityLogRow } from '@counter/contract/audit';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { securityCard, securityColumns } from './security-columns.tsx';
import { useSecurityLog } from './security.queries.ts';

const labels: Record<SecurityKind, string> = {
  SIGN_INS: 'Sign-ins',
  REFUSALS: 'Failed or refused',
  CHANGES: 'Account changes',
};

const filters = [
  { label: 'All', state: undefined },
  ...securityKinds.map((state) => ({ label: labels[state], state })),
];

/** Sign-ins, failures, refusals and account changes of everybody. */
export function SecurityLogScreen({ search }: { search: Search }) {
  const state = stateIn(securityKinds, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useSecurityLog({ search: search.search, state, page: search.page });
  return (
    <ListScreen
      title="Security"
      description="Who signed in, who was refused, and what changed in accounts. Kept for a year."
      address={address}
      filters={filters}
      searchIn="name, email or address"
      query={query}
      columns={securityColumns}
      card={securityCard}
      rowKey={({ id }: SecurityLogRow) => String(id)}
      onOpen={({ account }) => account && address.update({ search: account.email })}
      empty={{
        title: 'Nothing recorded yet',
        description: 'Sign-ins, failed attempts and account changes appear here.',
      }}
    />
  );
}
