import type { MaskedBankDetails } from '@counter/contract/settings';
import { useId } from 'react';
import classes from './bank-step.module.css';
import { text } from './onboarding.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Shows the submitted bank details, masked. They are never sent back. */
export function BankOnFile({ bank }: { bank: MaskedBankDetails }) {
  const id = useId();
  return (
    <section className={classes.onFile} aria-labelledby={id}>
      <h2 id={id} className={classes.onFileTitle}>
        {text.detailsOnFile}
      </h2>
      <p className={classes.onFileText}>{text.detailsOnFileHelp}</p>
      <dl className={classes.facts}>
        {factsOf(bank).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(bank: MaskedBankDetails): readonly (readonly [string, string | null])[] {
  return [
    [uiText.accountNumber, bank.accountNumber],
    [uiText.routingNumber, bank.routingNumber],
    [uiText.legalBusinessName, bank.legalBusinessName],
    [text.taxIdEin, bank.ein ?? text.filesAsIndividual],
    [text.legalAddress, bank.address],
    [
      text.franchisees,
      bank.totalFranchise === null ? text.noFranchise : String(bank.totalFranchise),
    ],
    [text.legalName, [bank.legalFirstName, bank.legalLastName].join(' ')],
    [text.dateOfBirth, bank.dateOfBirth],
    ['SSN', bank.ssn],
  ];
}
