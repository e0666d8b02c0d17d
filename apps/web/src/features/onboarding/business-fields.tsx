import { businessTypeCodes, businessTypes } from '@counter/contract/onboarding';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { timeZoneOptions } from '../../lib/time/time-zones.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { WorkingHoursField } from './working-hours-field.tsx';
import { text } from './onboarding.text.ts';
import { uiText } from '../../ui/ui.text.ts';

type Props = { control: BusinessForm['control'] };

const typeOptions = businessTypeCodes.map((value) => ({ value, label: businessTypes[value] }));

/** The fields for the store's name, address and hours. */
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
    <FieldGroup title={text.store} why={text.storeHelp}>
      <TextField
        control={control}
        name="name"
        label={text.businessName}
        autoComplete="organization"
        required
      />
      <SelectField
        control={control}
        name="businessType"
        label={text.restaurantType}
        placeholder={text.chooseOne}
        options={typeOptions}
        required
      />
      <Wide>
        <TextField
          control={control}
          name="address"
          label={uiText.address}
          autoComplete="street-address"
          help={text.addressHelp}
          required
        />
      </Wide>
      <TextField
        control={control}
        name="phoneNumber"
        label={text.storePhoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={text.storePhoneHelp}
        required
      />
      <TextField
        control={control}
        name="totalLocations"
        label={text.numberOfLocations}
        inputMode="numeric"
        help={text.locationsHelp}
        required
      />
    </FieldGroup>
  );
}

function RunningFields({ control }: Props) {
  const zone = useWatch({ control, name: 'timeZone' }) ?? '';
  const zones = useMemo(() => timeZoneOptions(zone), [zone]);
  return (
    <FieldGroup title={text.hoursAndTax} why={text.hoursAndTaxHelp}>
      <Wide>
        <WorkingHoursField control={control} />
      </Wide>
      <SelectField
        control={control}
        name="timeZone"
        label={text.timeZone}
        options={zones}
        help={text.timeZoneHelp}
        required
      />
      <TextField
        control={control}
        name="storeTaxRate"
        label={text.storeTaxRate}
        inputMode="decimal"
        help={text.taxRateHelp}
        required
      />
    </FieldGroup>
  );
}
