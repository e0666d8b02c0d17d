import type { Application } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Fact, Facts } from '../facts.tsx';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows the payout account and the company; masked except the last characters. */
export function BankPanel({ bank }: Pick<Application, 'bank'>) {
  if (!bank)
    return (
      <Panel title={applicationsText.bankAndCompany}>
        <EmptyState
          title={applicationsText.noBankDetails}
          description={applicationsText.theyAreHandedInWith}
        />
      </Panel>
    );
  return (
    <Panel
      title={applicationsText.bankAndCompany}
      description={applicationsText.hiddenButForLastCharacters}
    >
      <Facts>
        <Fact name={uiText.accountNumber} numbers>
          {bank.accountNumber}
        </Fact>
        <Fact name={uiText.routingNumber} numbers>
          {bank.routingNumber}
        </Fact>
        <Fact name={uiText.legalBusinessName}>{bank.legalBusinessName}</Fact>
        <Fact name={applicationsText.legalAddress}>{bank.address}</Fact>
        <Fact name={applicationsText.taxId} numbers>
          {bank.individual ? applicationsText.individualNoTaxId : bank.ein}
        </Fact>
        <Fact name={applicationsText.franchise} numbers>
          {bank.franchiseAssociated
            ? applicationsText.yesFranchisees(bank.totalFranchise ?? 0)
            : applicationsText.no}
        </Fact>
        <Fact name={text.representative}>
          {bank.legalFirstName} {bank.legalLastName}
        </Fact>
        <Fact name={applicationsText.dateOfBirth} numbers>
          {bank.dateOfBirth}
        </Fact>
        <Fact name="SSN" numbers>
          {bank.ssn}
        </Fact>
      </Facts>
    </Panel>
  );
}
