import type { MaskedBankDetails } from '@counter/contract/settings';
import { useId } from 'react';
import classes from './bank-step.module.css';

/** What was handed in before, masked: shown for comparison, never sent back. */
export function BankOnFile({ bank }: { bank: MaskedBankDetails }) {
  const id = useId();
  return (
    <section className={classes.onFile} aria-labelledby={id}>
      <h2 id={id} className={classes.onFileTitle}>
        What you sent before
      </h2>
      <p className={classes.onFileText}>
        We keep it masked, so please type it again. What you send now replaces it.
      </p>
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
    ['Account number', bank.accountNumber],
    ['Routing number', bank.routingNumber],
    ['Legal business name', bank.legalBusinessName],
    ['Tax ID (EIN)', bank.ein ?? 'Files as an individual'],
    ['Legal address', bank.address],
    ['Franchisees', bank.totalFranchise === null ? 'No franchise' : String(bank.totalFranchise)],
    ['Legal name', [bank.legalFirstName, bank.legalLastName].join(' ')],
    ['Date of birth', bank.dateOfBirth],
    ['SSN', bank.ssn],
  ];
}
