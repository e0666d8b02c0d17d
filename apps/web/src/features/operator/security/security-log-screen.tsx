import { securityKinds, type SecurityKind, type SecurityLogRow } from '@counter/contract/audit';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { securityCard, securityColumns } from './security-columns.tsx';
import { useSecurityLog } from './security.queries.ts';
import { text } from '../operator.text.ts';

const labels: Record<SecurityKind, string> = {
  SIGN_INS: text.security.signIns,
  REFUSALS: text.security.failedOrRefused,
  CHANGES: text.security.accountChanges,
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
      title={text.securityLabel}
      description={text.security.whoSignedInWhoWas}
      address={address}
      filters={filters}
      searchIn={text.security.nameEmailOrAddress}
      query={query}
      columns={securityColumns}
      card={securityCard}
      rowKey={({ id }: SecurityLogRow) => String(id)}
      onOpen={({ account }) => account && address.update({ search: account.email })}
      empty={{
        title: text.security.nothingRecordedYet,
        description: text.security.signInsFailedAttemptsAnd,
      }}
    />
  );
}
