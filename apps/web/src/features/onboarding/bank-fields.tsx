import { useWatch } from 'react-hook-form';
import { bankFields, einField } from '../../lib/bank-fields.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import { today, type BankForm } from './use-bank-form.ts';

type Props = { control: BankForm['control'] };

/** Everything step 2 asks, in three groups, each with its reason. */
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
    <FieldGroup title="Bank account" why="Your earnings are paid out to this account every week.">
      <TextField control={control} {...bankFields.accountNumber} help="At most 34 characters." />
      <TextField
        control={control}
        {...bankFields.routingNumber}
        help="9 to 16 digits. It names your bank."
      />
    </FieldGroup>
  );
}

function CompanyFields({ control }: Props) {
  const [individual, franchised] = useWatch({
    control,
    name: ['individual', 'franchiseAssociated'],
  });
  return (
    <FieldGroup
      title="Company"
      why="We pay a legal business and report what we paid to the tax office, under its tax ID."
    >
      <TextField control={control} {...bankFields.legalBusinessName} />
      <TextField control={control} {...einField(individual === true)} />
      <Wide>
        <CheckboxField
          control={control}
          name="individual"
          label="I file as an individual, without an EIN"
        />
      </Wide>
      <Wide>
        <TextField
          control={control}
          {...bankFields.address}
          help="Of the company, or yours if you file as an individual."
        />
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
    <FieldGroup
      title="Legal representative"
      why="The law asks us to know the person who answers for the business. Name, date of birth and the last digits of the SSN are how we check that."
    >
      <TextField control={control} {...bankFields.legalFirstName} />
      <TextField control={control} {...bankFields.legalLastName} />
      <TextField control={control} {...bankFields.dateOfBirth} max={today()} />
      <TextField control={control} {...bankFields.ssn} />
    </FieldGroup>
  );
}
