import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import classes from '../settings.module.css';
import { BandsField } from './bands-field.tsx';
import {
  kindOptions,
  tariffWords,
  type DeliveryControl,
  type TariffName,
} from './delivery-form.ts';
import { methodLabel } from './ordering-form.ts';
import { text } from '../settings.text.ts';

interface TariffFieldsProps {
  control: DeliveryControl;
  name: TariffName;
}

/** The fee fields of a delivery type. */
export function TariffFields({ control, name }: TariffFieldsProps) {
  const { currency } = useCurrentStore();
  const kind = useWatch({ control, name: `${name}.kind` });
  const word = tariffWords[name];
  const title = methodLabel(name === 'direct' ? 'DIRECT' : 'POOLED');
  return (
    <fieldset className={classes.tariff}>
      <legend className={classes.tariffTitle}>{title}</legend>
      <SelectField
        control={control}
        name={`${name}.kind`}
        label={text.store.costs(word)}
        options={kindOptions}
      />
      {kind === 'FLAT' ? (
        <MoneyField
          control={control}
          name={`${name}.fee`}
          label={text.store.feeOf(word)}
          currency={currency}
          required
        />
      ) : null}
      {kind === 'BANDS' ? <BandsField control={control} name={name} /> : null}
      {kind === 'NONE' ? null : (
        <MoneyField
          control={control}
          name={`${name}.freeFrom`}
          label={text.store.freeFromLabel(word)}
          currency={currency}
          help={text.store.freeFromHelp}
        />
      )}
    </fieldset>
  );
}
