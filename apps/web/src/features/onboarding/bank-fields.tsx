import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import { today, type BankForm } from './use-bank-form.ts';

type Props = { control: BankForm['control'] };

/** Numbers that a browser should neither offer nor remember. */
const secret = { autoComplete: 'off', inputMode: 'numeric', required: true } as const;

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
      <TextField
        {...secret}
        control={control}
        name="accountNumber"
        label="Account number"
        inputMode="text"
        help="At most 34 characters."
      />
      <TextField
        {...secret}
        control={control}
        name="routingNumber"
        label="Routing number"
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
        help={individual ? 'Not needed for an individual.' : 'Nine digits: xx-xxxxxxx.'}
      />
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
          name="address"
          label="Legal address"
          autoComplete="street-address"
          help="Of the company, or yours if you file as an individual."
          required
        />
      </Wide>
      <Wide>
        <CheckboxField
          control={control}
          name="franchiseAssociated"
          label="The business belongs to a franchise"
        />
      </Wide>
      {franchised ? (
        <TextField
          control={control}
          name="totalFranchise"
          label="Total franchisees"
          inputMode="numeric"
          required
        />
      ) : null}
    </FieldGroup>
  );
}

function RepresentativeFields({ control }: Props) {
  return (
    <FieldGroup
      title="Legal representative"
      why="The law asks us to know the person who answers for the business. Name, date of birth and the last digits of the SSN are how we check that."
    >
      <TextField
        control={control}
        name="legalFirstName"
        label="Legal first name"
        autoComplete="given-name"
        required
      />
      <TextField
        control={control}
        name="legalLastName"
        label="Legal last name"
        autoComplete="family-name"
        required
      />
      <TextField
        control={control}
        name="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="off"
        max={today()}
        required
      />
      <TextField
        {...secret}
        control={control}
        name="ssn"
        label="SSN, last 4 digits"
        help="We never ask for the whole number."
      />
    </FieldGroup>
  );
}
