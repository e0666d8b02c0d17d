import { useWatch } from 'react-hook-form';
import { bankFields, einField } from '../../lib/bank-fields.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import { today, type BankForm } from './use-bank-form.ts';
import { text } from './onboarding.text.ts';

type Props = { control: BankForm['control'] };

/** The fields of step 2 in three groups, each with its reason. */
export function BankFields({ form: { control } }: { form: BankForm }) {
  return (
    <>
      <AccountFields control={control} />
      <CompanyFields control={control} />
      <RepresentativeFields control={control} />
    </>
  );
}

function AccountFields({ control }: Props) {
  return (
    <FieldGroup title={text.bankAccount} why={text.bankAccountHelp}>
      <TextField control={control} {...bankFields.accountNumber} help={text.accountNumberHelp} />
      <TextField control={control} {...bankFields.routingNumber} help={text.routingNumberHelp} />
    </FieldGroup>
  );
}

function CompanyFields({ control }: Props) {
  const [individual, franchised] = useWatch({
    control,
    name: ['individual', 'franchiseAssociated'],
  });
  return (
    <FieldGroup title={text.company} why={text.companyHelp}>
      <TextField control={control} {...bankFields.legalBusinessName} />
      <TextField control={control} {...einField(individual === true)} />
      <Wide>
        <CheckboxField control={control} name="individual" label={text.individualLabel} />
      </Wide>
      <Wide>
        <TextField control={control} {...bankFields.address} help={text.legalAddressHelp} />
      </Wide>
      <Wide>
        <CheckboxField control={control} {...bankFields.franchiseAssociated} />
      </Wide>
      {franchised ? <TextField control={control} {...bankFields.totalFranchise} /> : null}
    </FieldGroup>
  );
}

function RepresentativeFields({ control }: Props) {
  return (
    <FieldGroup title={text.legalRepresentative} why={text.representativeHelp}>
      <TextField control={control} {...bankFields.legalFirstName} />
      <TextField control={control} {...bankFields.legalLastName} />
      <DateField control={control} {...bankFields.dateOfBirth} max={today()} />
      <TextField control={control} {...bankFields.ssn} />
    </FieldGroup>
  );
}
