import type { Application } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Fact, Facts } from '../facts.tsx';

/** Where payouts go and who stands behind the store; all but the last characters are hidden. */
export function BankPanel({ bank }: Pick<Application, 'bank'>) {
  if (!bank)
    return (
      <Panel title="Bank and company">
        <EmptyState
          title="No bank details"
          description="They are handed in with a first store, or under the store's own settings."
        />
      </Panel>
    );
  return (
    <Panel
      title="Bank and company"
      description="Hidden but for the last characters. Every look is kept in the audit log."
    >
      <Facts>
        <Fact name="Account number" numbers>
          {bank.accountNumber}
        </Fact>
        <Fact name="Routing number" numbers>
          {bank.routingNumber}
        </Fact>
        <Fact name="Legal business name">{bank.legalBusinessName}</Fact>
        <Fact name="Legal address">{bank.address}</Fact>
        <Fact name="Tax ID" numbers>
          {bank.individual ? 'Individual, files without one' : bank.ein}
        </Fact>
        <Fact name="Franchise" numbers>
          {bank.franchiseAssociated ? `Yes, ${bank.totalFranchise ?? 0} franchisees` : 'No'}
        </Fact>
        <Fact name="Representative">
          {bank.legalFirstName} {bank.legalLastName}
        </Fact>
        <Fact name="Date of birth" numbers>
          {bank.dateOfBirth}
        </Fact>
        <Fact name="SSN" numbers>
          {bank.ssn}
        </Fact>
      </Facts>
    </Panel>
  );
}
