import { companyFields, companyRules, type CompanyInfo } from '@counter/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { z } from 'zod/mini';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRecheck } from '../../ui/use-recheck.ts';
import classes from './bank.module.css';
import { useSaveCompany } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';
import { secret } from './secret-field.ts';

type Company = CompanyInfo['company'];

/** The business that payouts belong to in law. */
export function CompanyCard({ company }: { company: Company }) {
  return (
    <PartCard
      title="Company"
      description="We pay a legal business and report what we paid to the tax office, under its tax ID."
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
      <Fact name="Legal business name">{company.legalBusinessName}</Fact>
      <Fact name="Tax ID (EIN)">{individual ? 'Files as an individual' : company.ein}</Fact>
      <Fact name="Legal address">{company.address}</Fact>
      <Fact name="Franchise">
        {totalFranchise === null ? 'No' : `Yes, ${totalFranchise} franchisees`}
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
      // What is masked is typed anew.
      ein: '',
      franchiseAssociated: company?.franchiseAssociated ?? false,
      totalFranchise: company?.totalFranchise?.toString() ?? '',
    },
  });
  useRecheck(form, 'totalFranchise', 'franchiseAssociated');
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== 'individual') return;
          if (values.individual) form.resetField('ein');
          else form.clearErrors('ein');
        },
      }),
    [form],
  );
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
      consequence="Every owner is mailed, and the marketplace verifies the company again."
      save={async (typed, proof) => mutateAsync({ ...typed, ...proof, olVersion })}
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
  const present = ein === null ? '' : `Now ${ein}. `;
  return (
    <>
      <TextField
        control={control}
        name="legalBusinessName"
        label="Legal business name"
        autoComplete="organization"
        help="As it is registered."
        required
      />
      <TextField
        {...secret}
        control={control}
        name="ein"
        label="Tax ID (EIN)"
        placeholder={individual ? '' : '12-3456789'}
        required={individual !== true}
        disabled={individual === true}
        help={individual ? 'Not needed for an individual.' : `${present}Nine digits: xx-xxxxxxx.`}
      />
      <div className={classes.wide}>
        <CheckboxField
          control={control}
          name="individual"
          label="The business files as an individual, without an EIN"
        />
      </div>
      <div className={classes.wide}>
        <TextField
          control={control}
          name="address"
          label="Legal address"
          autoComplete="street-address"
          help="Of the company, or of the person who files as an individual."
          required
        />
      </div>
      <div className={classes.wide}>
        <CheckboxField
          control={control}
          name="franchiseAssociated"
          label="The business belongs to a franchise"
        />
      </div>
      {franchised ? (
        <TextField
          control={control}
          name="totalFranchise"
          label="Total franchisees"
          inputMode="numeric"
          required
        />
      ) : null}
    </>
  );
}
