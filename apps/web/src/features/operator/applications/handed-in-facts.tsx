import type { MaskedBankDetails, VerifiedPart } from '@counter/contract/settings';
import type { ReactNode } from 'react';
import { uiText } from '../../../ui/ui.text.ts';
import { Fact, Facts } from '../facts.tsx';
import { BirthDate } from './birth-date.tsx';
import { applicationsText as text } from './applications.text.ts';

type Bank = MaskedBankDetails;

/** Returns the submitted facts of each part, shown beside its verification. Masked except for the last characters. */
export function handedInFacts(storeId: number, bank: Bank): Record<VerifiedPart, ReactNode> {
  return {
    BANK: <AccountFacts bank={bank} />,
    COMPANY: <CompanyFacts bank={bank} />,
    REPRESENTATIVE: <RepresentativeFacts storeId={storeId} bank={bank} />,
  };
}

function AccountFacts({ bank }: { bank: Bank }) {
  return (
    <Facts>
      <Fact name={uiText.accountNumber} numbers>
        {bank.accountNumber}
      </Fact>
      <Fact name={uiText.routingNumber} numbers>
        {bank.routingNumber}
      </Fact>
      <Fact name={text.payee}>{bank.legalBusinessName}</Fact>
    </Facts>
  );
}

function CompanyFacts({ bank }: { bank: Bank }) {
  return (
    <Facts>
      <Fact name={uiText.legalBusinessName}>{bank.legalBusinessName}</Fact>
      <Fact name={text.legalAddress}>{bank.address}</Fact>
      <Fact name={text.taxId} numbers>
        {bank.individual ? text.individualNoTaxId : bank.ein}
      </Fact>
      <Fact name={text.franchise} numbers>
        {bank.franchiseAssociated ? text.yesFranchisees(bank.totalFranchise ?? 0) : text.no}
      </Fact>
    </Facts>
  );
}

function RepresentativeFacts({ storeId, bank }: { storeId: number; bank: Bank }) {
  const { legalFirstName, legalLastName, dateOfBirth, ssn } = bank;
  const name = [legalFirstName, legalLastName].filter((part) => part !== null).join(' ');
  return (
    <Facts>
      <Fact name={uiText.name}>{name}</Fact>
      <Fact name={text.dateOfBirth} numbers>
        {dateOfBirth === null ? null : (
          // Reset when the representative's data changes, so that no outdated date stays revealed.
          <BirthDate key={[name, dateOfBirth, ssn].join()} storeId={storeId} masked={dateOfBirth} />
        )}
      </Fact>
      <Fact name={text.ssn} numbers>
        {ssn}
      </Fact>
    </Facts>
  );
}
