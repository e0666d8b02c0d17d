import type { Application } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Fact, Facts } from '../facts.tsx';
import { text } from '../operator.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows the payout account and the company; masked except the last characters. */
export function BankPanel({ bank }: Pick<Application, 'bank'>) {
  if (!bank)
    return (
      <Panel title={text.applications.bankAndCompany}>
        <EmptyState
          title={text.applications.noBankDetails}
          description={text.applications.theyAreHandedInWith}
        />
      </Panel>
    );
  return (
    <Panel
      title={text.applications.bankAndCompany}
      description={text.applications.hiddenButForLastCharacters}
    >
      <Facts>
        <Fact name={uiText.accountNumber} numbers>
          {bank.accountNumber}
        </Fact>
        <Fact name={uiText.routingNumber} numbers>
          {bank.routingNumber}
        </Fact>
        <Fact name={uiText.legalBusinessName}>{bank.legalBusinessName}</Fact>
        <Fact name={text.applications.legalAddress}>{bank.address}</Fact>
        <Fact name={text.applications.taxId} numbers>
          {bank.individual ? text.applications.individualFilesWithoutOne : bank.ein}
        </Fact>
        <Fact name={text.applications.franchise} numbers>
          {bank.franchiseAssociated
            ? text.applications.yesFranchisees(bank.totalFranchise ?? 0)
            : text.applications.no}
        </Fact>
        <Fact name={text.representative}>
          {bank.legalFirstName} {bank.legalLastName}
        </Fact>
        <Fact name={text.applications.dateOfBirth} numbers>
          {bank.dateOfBirth}
        </Fact>
        <Fact name="SSN" numbers>
          {bank.ssn}
        </Fact>
      </Facts>
    </Panel>
  );
}
