import { companyFields, companyRules, type CompanyInfo } from '@counter/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { z } from 'zod/mini';
import { bankFields, einField } from '../../lib/bank-fields.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useEmptied } from '../../ui/lists/use-emptied.ts';
import { useRecheck } from '../../ui/browser/use-recheck.ts';
import classes from './bank.module.css';
import { useSaveCompany } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';
import { text } from './bank.text.ts';
import { uiText } from '../../ui/ui.text.ts';

type Company = CompanyInfo['company'];

/** The legal entity that gets the payouts. */
export function CompanyCard({ company }: { company: Company }) {
  return (
    <PartCard
      title={text.company}
      description={text.companyHelp}
      part={company}
      facts={company ? <Facts company={company} /> : null}
    >
      {(close) => <CompanyForm company={company} onClose={close} />}
    </PartCard>
  );
}

function Facts({ company }: { company: NonNullable<Company> }) {
  const { individual, totalFranchise } = company;
  return (
    <>
      <Fact name={uiText.legalBusinessName}>{company.legalBusinessName}</Fact>
      <Fact name={text.taxIdEin}>{individual ? text.filesAsIndividual : company.ein}</Fact>
      <Fact name={text.legalAddress}>{company.address}</Fact>
      <Fact name={text.franchise}>
        {totalFranchise === null ? text.no : text.yesFranchisees(totalFranchise)}
      </Fact>
    </>
  );
}

const schema = z.object(companyFields).check(...companyRules);

type Values = z.input<typeof schema>;
type Typed = z.output<typeof schema>;

function useCompanyForm(company: Company) {
  const form = useForm<Values, unknown, Typed>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: {
      individual: company?.individual ?? false,
      legalBusinessName: company?.legalBusinessName ?? '',
      address: company?.address ?? '',
      // Masked values must be typed again.
      ein: '',
      franchiseAssociated: company?.franchiseAssociated ?? false,
      totalFranchise: company?.totalFranchise?.toString() ?? '',
    },
  });
  useRecheck(form, 'totalFranchise', 'franchiseAssociated');
  useEmptied(form, 'ein', 'individual');
  return form;
}

function CompanyForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const { mutateAsync } = useSaveCompany();
  const [olVersion] = useState(company?.olVersion ?? 0);
  const form = useCompanyForm(company);
  return (
    <PartForm
      what="company"
      form={form}
      first="legalBusinessName"
      consequence={text.companyWarning}
      save={async (typed, saving) => mutateAsync({ sent: { ...typed, olVersion }, saving })}
      onClose={onClose}
    >
      <Fields control={form.control} ein={company?.ein ?? null} />
    </PartForm>
  );
}

function Fields({
  control,
  ein,
}: {
  control: Control<Values, unknown, Typed>;
  ein: string | null;
}) {
  const [individual, franchised] = useWatch({
    control,
    name: ['individual', 'franchiseAssociated'],
  });
  const present = ein === null ? '' : text.currentEin(ein);
  return (
    <>
      <TextField control={control} {...bankFields.legalBusinessName} />
      <TextField control={control} {...einField(individual === true, present)} />
      <div className={classes.wide}>
        <CheckboxField control={control} name="individual" label={text.individualLabel} />
      </div>
      <div className={classes.wide}>
        <TextField control={control} {...bankFields.address} help={text.legalAddressHelp} />
      </div>
      <div className={classes.wide}>
        <CheckboxField control={control} {...bankFields.franchiseAssociated} />
      </div>
      {franchised ? <TextField control={control} {...bankFields.totalFranchise} /> : null}
    </>
  );
}
