import { businessTypeCodes, businessTypes } from '@counter/contract/onboarding';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { timeZoneOptions } from '../../lib/time-zones.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { WorkingHoursField } from './working-hours-field.tsx';

type Props = { control: BusinessForm['control'] };

const typeOptions = businessTypeCodes.map((value) => ({ value, label: businessTypes[value] }));

/** What the store is, where it is, and when it is open. */
export function BusinessFields({ control }: Props) {
  return (
    <>
      <StoreFields control={control} />
      <RunningFields control={control} />
    </>
  );
}

function StoreFields({ control }: Props) {
  return (
    <FieldGroup
      title="The store"
      why="Customers find it by its name; delivery agents by its address."
    >
      <TextField
        control={control}
        name="name"
        label="Business name"
        autoComplete="organization"
        required
      />
      <SelectField
        control={control}
        name="businessType"
        label="Restaurant type"
        placeholder="Choose one"
        options={typeOptions}
        required
      />
      <Wide>
        <TextField
          control={control}
          name="address"
          label="Address"
          autoComplete="street-address"
          help="Street, number, city, state and postal code."
          required
        />
      </Wide>
      <TextField
        control={control}
        name="phoneNumber"
        label="Store phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="Answered during working hours."
        required
      />
      <TextField
        control={control}
        name="totalLocations"
        label="Number of locations"
        inputMode="numeric"
        help="All of your business, this one included."
        required
      />
    </FieldGroup>
  );
}

function RunningFields({ control }: Props) {
  const zone = useWatch({ control, name: 'timeZone' }) ?? '';
  const zones = useMemo(() => timeZoneOptions(zone), [zone]);
  return (
    <FieldGroup title="Running it" why="Orders come in only while the store is open.">
      <Wide>
        <WorkingHoursField control={control} />
      </Wide>
      <SelectField
        control={control}
        name="timeZone"
        label="Time zone"
        options={zones}
        help="Where the store is, for its hours and its days."
        required
      />
      <TextField
        control={control}
        name="storeTaxRate"
        label="Store tax rate"
        inputMode="decimal"
        help="Percent, from 0 to 25, such as 8.875."
        required
      />
    </FieldGroup>
  );
}
